import { type Card, height, shuffled } from './cards.ts';
import type { Below, Round } from './round.ts';

const SIDES = ['player', 'banker', 'tie'] as const;
type Side = (typeof SIDES)[number];

/** The side that comes nearer to nine wins; third cards by the rules of punto banco. */
export const baccarat: Round = {
  picks: () => ({
    player: [{ chance: 0.47, multiple: 2 }],
    banker: [{ chance: 0.482, multiple: 1.95 }],
    tie: [{ chance: 0.104, multiple: 9 }],
  }),
  scene: ({ pick, multiple }, below) => {
    const others = SIDES.filter((side) => side !== pick);
    const winner = multiple > 0 ? pick : others[below(others.length)];
    for (;;) {
      const coup = deal(below);
      if (coup.winner === winner) return coup;
    }
  },
};

function deal(below: Below) {
  const take = shuffled(below);
  const player = [take(), take()];
  const banker = [take(), take()];
  const isNatural = pointsOf(player) >= 8 || pointsOf(banker) >= 8;
  if (!isNatural) {
    const third = pointsOf(player) <= 5 ? take() : undefined;
    if (third) player.push(third);
    if (bankerDraws(pointsOf(banker), third)) banker.push(take());
  }
  const points = { player: pointsOf(player), banker: pointsOf(banker) };
  return { player, banker, points, winner: winnerOf(points) };
}

function winnerOf({ player, banker }: Record<'player' | 'banker', number>): Side {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
}

function pointsOf(cards: readonly Card[]): number {
  return cards.map(pointOf).reduce((sum, points) => sum + points, 0) % 10;
}

/** An ace counts one; tens and pictures count nothing. */
function pointOf(card: Card): number {
  const high = height(card);
  if (high === 14) return 1;
  return high >= 10 ? 0 : high;
}

/** Third cards of the player on which the banker draws too, by the banker's points. */
const DRAWS: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
};

function bankerDraws(points: number, third: Card | undefined): boolean {
  if (!third) return points <= 5;
  return points <= 2 || (DRAWS[points]?.includes(pointOf(third)) ?? false);
}

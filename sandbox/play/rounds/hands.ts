import { type Card, height, shuffled } from './cards.ts';
import type { Below, Round } from './round.ts';

const SEATS = 4;
const CARDS = 3;

/** Hands from the lowest to the highest. */
const NAMES = ['high', 'pair', 'flush', 'straight', 'three', 'straightFlush'] as const;

/** Four players with three cards each; the best hand takes the pot, less the house's share. The bettor has the first seat. */
export const hands: Round = {
  picks: () => ({ hand: [{ chance: 0.247, multiple: 3.8 }] }),
  scene: ({ multiple }, below) => {
    for (;;) {
      const dealt = deal(below);
      if ((dealt.winner === 0) === multiple > 0) return dealt;
    }
  },
};

function deal(below: Below) {
  const take = shuffled(below);
  const seats = Array.from({ length: SEATS }, () => handOf(Array.from({ length: CARDS }, take)));
  const strengths = seats.map(({ strength }) => strength);
  const winner = strengths.indexOf(Math.max(...strengths));
  return { seats: seats.map(({ cards, name }) => ({ cards, name })), winner };
}

function handOf(cards: readonly Card[]) {
  const heights = cards.map(height).sort((a, b) => b - a);
  const [first = 0, second = 0, third = 0] = heights;
  const kind = kindOf(cards, heights);
  // A pair decides before its side card.
  const order = kind === 1 && second === third ? [second, third, first] : heights;
  const strength = [kind, ...order].reduce((sum, part) => sum * 16 + part, 0);
  return { cards, name: NAMES[kind] ?? 'high', strength };
}

/** Place of a hand in `NAMES`. */
function kindOf(cards: readonly Card[], [first = 0, second = 0, third = 0]: readonly number[]): number {
  const isFlush = new Set(cards.map(({ suit }) => suit)).size === 1;
  const isStraight = (first === second + 1 && second === third + 1) || (first === 14 && second === 3 && third === 2);
  if (isFlush && isStraight) return 5;
  if (first === third) return 4;
  if (isStraight) return 3;
  if (isFlush) return 2;
  return first === second || second === third ? 1 : 0;
}

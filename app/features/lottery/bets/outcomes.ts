import type { LotteryBet } from '#schemas/generated/platform.ts';

export interface Outcome {
  /** Name of the game. */
  game: string;
  /** `won` if any bet won. */
  state: 'won' | 'lost' | 'refunded';
  /** Winnings in minor units. */
  total: number;
}

/** Outcomes of settled bets, by game. */
export function outcomesOf(
  settled: readonly Pick<LotteryBet, 'gameCode' | 'gameName' | 'state' | 'win'>[],
): readonly Outcome[] {
  return [...new Set(settled.map(({ gameCode }) => gameCode))].map((code) => {
    const own = settled.filter(({ gameCode }) => gameCode === code);
    const won = own.filter(({ state }) => state === 'won');
    const total = won.reduce((sum, { win }) => sum + win, 0);
    const isLost = own.some(({ state }) => state === 'lost');
    return { game: own[0]?.gameName ?? code, state: won.length > 0 ? 'won' : isLost ? 'lost' : 'refunded', total };
  });
}

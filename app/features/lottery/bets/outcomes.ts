import type { LotteryBet } from '#schemas/generated/platform.ts';
import { type MinorUnits, sumOf } from '#schemas/money/minor-units.ts';

export interface Outcome {
  game: string;
  /** `won` if any bet won. */
  state: 'won' | 'lost' | 'refunded';
  total: MinorUnits;
}

/** Outcomes of settled bets, grouped by game. */
export function outcomesOf(
  settled: readonly Pick<LotteryBet, 'gameCode' | 'gameName' | 'state' | 'win'>[],
): readonly Outcome[] {
  return [...new Set(settled.map(({ gameCode }) => gameCode))].map((code) => {
    const own = settled.filter(({ gameCode }) => gameCode === code);
    const won = own.filter(({ state }) => state === 'won');
    const total = sumOf(won.map(({ win }) => win));
    const isLost = own.some(({ state }) => state === 'lost');
    return { game: own[0]?.gameName ?? code, state: won.length > 0 ? 'won' : isLost ? 'lost' : 'refunded', total };
  });
}

import type { BetTotals } from '#schemas/generated/platform.ts';

/** The result of a bet as its member sees it. */
export function resultOf({ profit }: Pick<BetTotals, 'profit'>): 'won' | 'lost' | 'even' {
  if (profit === 0) return 'even';
  return profit > 0 ? 'won' : 'lost';
}

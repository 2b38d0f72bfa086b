import type { BetTotals } from '#schemas/generated/platform.ts';

/** The word for a result, from the members' side. */
export function resultOf({ profit }: Pick<BetTotals, 'profit'>): 'won' | 'lost' | 'even' {
  if (profit === 0) return 'even';
  return profit > 0 ? 'won' : 'lost';
}

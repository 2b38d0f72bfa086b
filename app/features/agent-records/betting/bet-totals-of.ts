import type { BetTotals } from '#schemas/generated/platform.ts';
import { sumOf } from '#schemas/money/minor-units.ts';

/** What sums of bets add up to. */
export function betTotalsOf(rows: readonly BetTotals[]): BetTotals {
  return {
    count: rows.reduce((all, { count }) => all + count, 0),
    stake: sumOf(rows.map(({ stake }) => stake)),
    paid: sumOf(rows.map(({ paid }) => paid)),
    profit: sumOf(rows.map(({ profit }) => profit)),
  };
}

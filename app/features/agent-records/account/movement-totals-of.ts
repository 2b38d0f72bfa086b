import type { MovementTotals } from '#schemas/generated/platform.ts';
import { sumOf } from '#schemas/money/minor-units.ts';

/** What sums of movements add up to. */
export function movementTotalsOf(rows: readonly MovementTotals[]): MovementTotals {
  return {
    count: rows.reduce((all, { count }) => all + count, 0),
    received: sumOf(rows.map(({ received }) => received)),
    spent: sumOf(rows.map(({ spent }) => spent)),
    net: sumOf(rows.map(({ net }) => net)),
  };
}

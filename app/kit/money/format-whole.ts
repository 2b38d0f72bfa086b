import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { formatMoney } from './format-money.ts';

/** Formats an amount as headlines do: without minor digits if it has none. Arguments as for `formatMoney`. */
export function formatWhole(amount: MinorUnits, currency: string, tag: string): string {
  return formatMoney(amount, currency, tag, 0);
}

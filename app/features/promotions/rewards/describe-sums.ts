import { formatMoney } from '#app/kit/money/format-money.ts';
import { type MinorUnits, sum, ZERO } from '#schemas/money/minor-units.ts';

interface Payment {
  amount: MinorUnits;
  /** ISO 4217 code. */
  currency: string;
}

/** Sums payments by currency and joins the sums as a list in the language. @param tag BCP 47 tag */
export function describeSums(payments: readonly Payment[], tag: string): string {
  const sums = new Map<string, MinorUnits>();
  for (const { amount, currency } of payments) sums.set(currency, sum(sums.get(currency) ?? ZERO, amount));
  return new Intl.ListFormat(tag).format([...sums].map(([currency, amount]) => formatMoney(amount, currency, tag)));
}

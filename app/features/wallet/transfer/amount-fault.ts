import { formatMoney } from '#app/kit/money/format-money.ts';
import type { Translate } from '#app/language/translate.ts';
import { digitsOf } from '#schemas/money/currency-digits.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

interface Entered {
  amount: number | null;
  /** Balance of the wallet that the money leaves. */
  max: MinorUnits;
  /** Name of that wallet. */
  wallet: string;
  currency: string;
  tag: string;
}

/** What is wrong with an amount, in words that name the way out; undefined for one that can be moved. */
export function amountFault(
  t: Translate<'wallet'>,
  { amount, max, wallet, currency, tag }: Entered,
): string | undefined {
  if (amount === null) return t('fault.missing');
  const { minor: digits } = digitsOf(currency, tag);
  if (Number.isNaN(amount)) return digits > 0 ? t('fault.number', { digits }) : t('fault.whole');
  if (amount <= 0) return t('fault.positive');
  return amount > max ? t('fault.high', { wallet, max: formatMoney(max, currency, tag) }) : undefined;
}

import { formatMoney } from '#app/kit/money/format-money.ts';
import type { LookUp } from '#app/language/translate.ts';
import { digitsOf } from '#schemas/money/currency-digits.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

/** Words of a flow for input that is not an amount. */
export type AmountWord = 'fault.missing' | 'fault.number' | 'fault.whole' | 'fault.positive';

/** A minimum or maximum, with its error message. */
export interface Bound {
  amount: MinorUnits;
  /** @param money the limit as text */
  say: (money: string) => string;
}

export interface Limits {
  /** Undefined if any amount above zero is allowed. */
  least?: Bound | undefined;
  /** The first one that is exceeded is reported. */
  most: readonly Bound[];
}

interface Writing {
  currency: string;
  /** BCP 47 language tag. */
  tag: string;
}

/** The error of an amount with the way to fix it, or undefined within the limits. */
export function amountFault(
  t: LookUp<AmountWord>,
  value: number | null,
  { least, most }: Limits,
  { currency, tag }: Writing,
): string | undefined {
  if (value === null) return t('fault.missing');
  const { minor: digits } = digitsOf(currency, tag);
  if (Number.isNaN(value)) return digits > 0 ? t('fault.number', { digits }) : t('fault.whole');
  if (value <= 0) return t('fault.positive');
  const passed = least && value < least.amount ? least : most.find(({ amount }) => value > amount);
  return passed?.say(formatMoney(passed.amount, currency, tag));
}

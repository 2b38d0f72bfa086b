import { formatMoney } from '#app/kit/money/format-money.ts';
import type { LookUp } from '#app/language/translate.ts';
import { digitsOf } from '#schemas/money/currency-digits.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

/** Texts of a flow for what is no amount at all. */
export type AmountWord = 'fault.missing' | 'fault.number' | 'fault.whole' | 'fault.positive';

/** A smallest or a largest amount, with the sentence for one beyond it. */
export interface Bound {
  amount: MinorUnits;
  /** @param money the amount as text */
  say: (money: string) => string;
}

export interface Limits {
  /** Undefined where any amount above zero will do. */
  least?: Bound | undefined;
  /** The first one that an amount passes is named. */
  most: readonly Bound[];
}

interface Writing {
  currency: string;
  /** BCP 47. */
  tag: string;
}

/** What is wrong with an amount, in words that name the way out; undefined for one within the limits. */
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

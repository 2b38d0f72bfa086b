import { minorUnits } from '#schemas/money/minor-units.ts';
import { latinDigits } from '#schemas/writing/latin-digits.ts';
import { formatMoney } from '../money/format-money.ts';
import type { Amount } from './read-amount.ts';

/**
 * Whether an amount was typed the way the site writes it, with or without groups, closing zeros and the currency; anything
 * else may have been meant differently.
 * @param value the amount that was read, in minor units
 */
export function isAsWritten(text: string, value: number, { currency, tag, digits: { minor } }: Amount): boolean {
  const typed = plainly(text);
  if (typed === plainly(formatMoney(minorUnits(value), currency, tag))) return true;
  const shownDigits = Array.from({ length: minor + 1 }, (_, count) => count);
  return [false, true].some((useGrouping) =>
    shownDigits.some((minimumFractionDigits) => {
      const format = new Intl.NumberFormat(tag, { useGrouping, minimumFractionDigits, maximumFractionDigits: minor });
      return typed === plainly(format.format(value / 10 ** minor));
    }),
  );
}

function plainly(text: string): string {
  return latinDigits(text)
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll('−', '-')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}

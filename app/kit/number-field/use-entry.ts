import { useState } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import type { CurrencyDigits } from '#schemas/money/currency-digits.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { latinDigits } from '#schemas/writing/latin-digits.ts';
import { formatMoney } from '../money/format-money.ts';
import { type Amount, readAmount } from './read-amount.ts';
import { readNumber } from './read-number.ts';

const PERCENT_SIGNS = /[%٪％﹪]/g;

interface EntryOptions {
  digits: CurrencyDigits;
  tag: string;
  currency?: string | undefined;
  percent?: boolean | undefined;
}

/** The last text that was typed or pasted, and how it was read. */
interface Entry {
  text: string;
  value: number | null;
  isOtherCurrency: boolean;
}

/** Reads the text that is typed into a number field, and says how it was understood. @param value the field's present value */
export function useEntry(value: number | null, options: EntryOptions) {
  const { t } = useTranslation();
  const [entry, setEntry] = useState<Entry>();
  const last = entry && Object.is(entry.value, value) ? entry : undefined;
  const amount = last && understoodIn(last, options);
  return {
    take: (text: string): number | null => {
      const next = read(text, options);
      setEntry(next);
      return next.value;
    },
    /** The amount as it was read, if its text may mean another; it stays after the field is left. */
    note: amount && t('field.understood', { amount }),
    /** The text names another currency than the field's. */
    otherCurrency: last?.isOtherCurrency ? t('field.otherCurrency', { currency: options.currency }) : undefined,
    /** The number is too large to be kept exactly. */
    tooLarge: isTooLarge(value) ? t('field.tooLarge') : undefined,
  };
}

function read(text: string, { digits, currency, tag, percent }: EntryOptions): Entry {
  const value = currency
    ? readAmount(text, { digits, currency, tag })
    : readNumber(percent ? text.replaceAll(PERCENT_SIGNS, '') : text, { tag, digits, isSmall: percent });
  return value === 'otherCurrency'
    ? { text, value: Number.NaN, isOtherCurrency: true }
    : { text, value, isOtherCurrency: false };
}

function understoodIn({ text, value }: Entry, { digits, currency, tag }: EntryOptions): string | undefined {
  if (!currency || value === null || !Number.isFinite(value)) return undefined;
  return isAsWritten(text, value, { digits, currency, tag })
    ? undefined
    : formatMoney(minorUnits(value), currency, tag);
}

function isTooLarge(value: number | null): boolean {
  return value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY;
}

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

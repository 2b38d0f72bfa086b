import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { formatAmount } from '#app/features/agent/overview/format-amount.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { formatWhole } from '#app/kit/money/format-whole.ts';
import { shortAmount } from '#app/kit/money/short-amount.ts';
import { currencySign } from '#app/kit/number-field/currency-sign.ts';
import { readAmount } from '#app/kit/number-field/read-amount.ts';
import { isAsWritten } from '#app/kit/number-field/use-entry.ts';
import { writeNumber } from '#app/kit/number-field/write-number.ts';
import languages from '#locales/languages.json' with { type: 'json' };
import { formatMinor } from '#sandbox/money-text.ts';
import { csvLines } from '#schemas/csv/csv-lines.ts';
import { CURRENCIES, tagFor } from '#schemas/money/currencies.fixture.ts';
import { digitsOf } from '#schemas/money/currency-digits.ts';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import { latinDigits } from '#schemas/writing/latin-digits.ts';
import { numberFormatWith, TABLES } from './money-tables.fixture.ts';

const LANGUAGES = ['en', 'en-PH', 'fil', 'vi', 'th', 'zh-Hans', 'ar'];
const CODES = [...CURRENCIES.keys()];

const amounts = fc
  .oneof(
    fc.integer({ min: -1e12, max: 1e12 }),
    fc.integer({ min: 0, max: 1e9 }).map((units) => units * 1000),
    fc.integer({ min: -2000, max: 2000 }),
  )
  .map(minorUnits);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Collects all that the product writes of an amount, and what it reads of that. */
function writings(amount: MinorUnits, currency: string, tag: string) {
  const { digits, ...sign } = currencySign(currency, tag);
  const money = formatMoney(amount, currency, tag);
  const field = writeNumber(amount, tag, digits, false);
  const asked = { currency, tag, digits };
  return {
    ...{ money, field, sign, digits },
    whole: formatWhole(amount, currency, tag),
    card: formatAmount(amount, currency, tag),
    short: shortAmount(amount, currency, tag),
    file: csvLines([[{ amount, currency }]], tag),
    letter: formatMinor(currency, amount, tag),
    readMoney: readAmount(money, asked),
    readField: readAmount(field, asked),
    isAsWritten: isAsWritten(money, Number(amount), asked),
    typed: readAmount('8000000', asked),
  };
}

it('writes and reads every currency the same, whatever the tables of the browser', () => {
  const law = fc.property(
    amounts,
    fc.constantFrom(...CODES),
    fc.constantFrom(...LANGUAGES),
    (amount, code, language) => {
      const tag = tagFor(language, code);
      const seen = Object.entries(TABLES).map(([engine, tables]) => {
        vi.stubGlobal('Intl', { ...intl(), NumberFormat: numberFormatWith(tables) });
        const all = writings(amount, code, tag);
        vi.unstubAllGlobals();
        return [engine, all] as const;
      });
      for (const [engine, all] of seen) expect([engine, all]).toEqual([engine, seen[0]?.[1]]);
    },
  );
  fc.assert(law, { numRuns: 400 });
});

/** The members of `Intl`, which are not enumerable. */
function intl(): Record<string, unknown> {
  return Object.fromEntries(Object.getOwnPropertyNames(Intl).map((name) => [name, Reflect.get(Intl, name)]));
}

it('states a numbering system for each language that has digits of its own', () => {
  for (const [code, language] of Object.entries(languages)) {
    const stated = 'numbers' in language ? language.numbers : 'latn';
    const tag = tagFor(language.tag, 'KWD');
    const used = [new Intl.NumberFormat(tag), new Intl.DateTimeFormat(tag)].map(
      (format) => format.resolvedOptions().numberingSystem,
    );
    expect([code, used]).toEqual([code, [stated, stated]]);
  }
});

it.each(CODES)('sends what was meant in %s, in any language', (code) => {
  const { minor } = CURRENCIES.get(code) ?? { minor: Number.NaN };
  for (const language of LANGUAGES) {
    const tag = tagFor(language, code);
    const digits = digitsOf(code, tag);
    expect([language, digits]).toEqual([language, CURRENCIES.get(code)]);
    expect(readAmount('8000000', { currency: code, tag, digits })).toBe(8_000_000 * 10 ** minor);
  }
});

it('shows the shown digits, and all of them for an amount that needs more', () => {
  const law = fc.property(amounts, fc.constantFrom(...CODES), (amount, code) => {
    const { minor, shown } = CURRENCIES.get(code) ?? { minor: 0, shown: 0 };
    const text = latinDigits(formatMoney(amount, code, tagFor('en', code)));
    const fraction = /\.(\d+)$/.exec(text)?.[1]?.length ?? 0;
    expect([text, fraction]).toEqual([text, amount % 10 ** (minor - shown) === 0 ? shown : minor]);
  });
  fc.assert(law);
});

it('reads back what it writes, but a lone group of three where no three digits are shown', () => {
  const law = fc.property(
    amounts,
    fc.constantFrom(...CODES),
    fc.constantFrom(...LANGUAGES),
    (amount, code, language) => {
      const tag = tagFor(language, code);
      const { minor, shown } = digitsOf(code, tag);
      fc.pre(minor !== 3 || shown === 3 || amount % 1000 === 0);
      const all = writings(amount, code, tag);
      expect([all.money, all.readMoney, all.isAsWritten]).toEqual([all.money, amount, true]);
      expect([all.field, all.readField]).toEqual([all.field, amount]);
    },
  );
  fc.assert(law, { numRuns: 400 });
});

it.each([
  ['IDR', 'en', 800_000_000, 'Rp 8,000,000', 'Rp 8,000,000.50'],
  ['KWD', 'en', 8_000_000, 'KWD 8,000.000', 'KWD 8,000.050'],
  ['VND', 'vi', 8_000_000, '8.000.000 ₫', '8.000.050 ₫'],
  ['IQD', 'en', 8_000_000, 'IQD 8,000', 'IQD 8,000.050'],
  ['PHP', 'en', 800_000, '₱8,000.00', '₱8,000.50'],
])('writes %s in %s as people expect', (code, language, amount, whole, more) => {
  const write = (value: number) => formatMoney(minorUnits(value), code, tagFor(language, code)).replaceAll(/\s/g, ' ');
  expect([write(amount), write(amount + 50)]).toEqual([whole, more]);
});

it('keeps three digits in a KWD brand, in fields, charts and files', () => {
  const tag = tagFor('en', 'KWD');
  expect(writeNumber(0, tag, digitsOf('KWD', tag), true)).toBe('0.000');
  expect(shortAmount(12_345, 'KWD', tag)).toBe('12.345');
  expect(shortAmount(12_000, 'KWD', tag)).toBe('12');
  expect(shortAmount(12_345_678, 'KWD', tag)).toBe('12.3K');
  expect(csvLines([[{ amount: minorUnits(12_340), currency: 'KWD' }]], tag)).toBe('12.340\r\n');
});

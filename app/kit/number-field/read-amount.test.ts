import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagFor } from '#schemas/money/currencies.fixture.ts';
import { digitsOf, moneyOptions } from '#schemas/money/currency-digits.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { formatMoney } from '../money/format-money.ts';
import { formatWhole } from '../money/format-whole.ts';
import { THIRTY, WRONG } from './amount-cases.fixture.ts';
import { readAmount } from './read-amount.ts';
import { isAsWritten } from './use-entry.ts';

const TAGS = ['en', 'en-GB', 'fil', 'vi', 'th', 'zh-Hans', 'ar'];
const CURRENCIES = ['PHP', 'VND', 'AED', 'EUR', 'USD', 'KWD', 'IDR', 'SEK', 'THB', 'CNY', 'JPY', 'INR', 'BRL', 'CHF'];

function amountIn(currency: string, language: string) {
  const tag = tagFor(language, currency);
  return { currency, tag, digits: digitsOf(currency, tag) };
}

/** Reads an amount in whole units. */
function read(text: string, currency: string, tag: string) {
  const amount = amountIn(currency, tag);
  const value = readAmount(text, amount);
  return typeof value === 'number' ? value / 10 ** amount.digits.minor : value;
}

describe('readAmount', () => {
  it.each([
    ['₱2,000', 'PHP', 'en', 2000],
    ['₱2,000.00', 'PHP', 'en', 2000],
    ['₱ 2,000', 'PHP', 'fil', 2000],
    ['PHP 1500', 'PHP', 'en', 1500],
    ['1500 php', 'PHP', 'en', 1500],
    ['P1,500.50', 'PHP', 'en', 1500.5],
    ['₱.50', 'PHP', 'en', 0.5],
    ['1.500', 'PHP', 'en', 1500],
    ['1.500,75', 'PHP', 'en', 1500.75],
    ['−₱58,331.75', 'PHP', 'en', -58_331.75],
    ['₱500-', 'PHP', 'en', -500],
    ['+₱500', 'PHP', 'en', 500],
    ['2 000 kr', 'SEK', 'en', 2000],
    ['2\u202f000,50 kr.', 'SEK', 'en', 2000.5],
    ['Rp50.000', 'IDR', 'en', 50_000],
    ['Rp. 50.000,-', 'IDR', 'en', 50_000],
    ['500.000đ', 'VND', 'vi', 500_000],
    ['500,000đ', 'VND', 'vi', 500_000],
    ['500000 ₫', 'VND', 'en', 500_000],
    ['50.000', 'VND', 'en', 50_000],
    ['500k', 'VND', 'vi', 500_000],
    ['1,5k', 'VND', 'vi', 1500],
    ['2 Tr', 'VND', 'vi', 2_000_000],
    ['500K đ', 'VND', 'vi', 500_000],
    ['50万元', 'CNY', 'zh-Hans', 500_000],
    ['￥１，５００．００', 'CNY', 'zh-Hans', 1500],
    ['٢٬٠٠٠٫٥٠ د.إ.', 'AED', 'ar', 2000.5],
    ['\u200fد.إ.\u200f 500', 'AED', 'ar', 500],
    ['AED 1,500', 'AED', 'ar', 1500],
    ['1.500', 'KWD', 'en', 1.5],
    ['1,500', 'KWD', 'en', 1500],
    ['1.500 د.ك.', 'KWD', 'ar', 1.5],
    ['12-', 'PHP', 'en', -12],
  ])('reads %s in %s and %s', (text, currency, tag, value) => {
    expect(read(text, currency, tag)).toBe(value);
  });

  it.each([
    ['$20', 'PHP'],
    ['20 €', 'PHP'],
    ['USD 20', 'PHP'],
    ['500 kr', 'PHP'],
    ['500k USD', 'PHP'],
    ['₱500', 'USD'],
    ['Rp50.000', 'VND'],
  ])('tells that %s is another currency than %s', (text, currency) => {
    expect(read(text, currency, 'en')).toBe('otherCurrency');
  });

  it.each(['ten', '1e3', '0x10', '20 apples', 'x20', '₱1,2,3', '-₱5-', '10 20', '₱0.001'])(
    'reads no amount in %s',
    (text) => expect(read(text, 'PHP', 'en')).toBeNaN(),
  );

  it.each(THIRTY)('reads "%s" as thirty', (text) => expect(read(text, 'EUR', 'en')).toBe(30));

  it.each(WRONG)('reads "%s" as nothing to pay: %s', (text, fault) => {
    const value = Number(read(text, 'EUR', 'en'));
    const found = Number.isNaN(value) ? 'number' : value <= 0 ? 'positive' : value > 1_000_000 ? 'high' : 'none';
    expect(found).toBe(fault);
  });

  it('tells what is too large and what is empty from what is no amount', () => {
    const pesos = amountIn('PHP', 'en');
    expect(readAmount('₱99999999999999', pesos)).toBe(Number.POSITIVE_INFINITY);
    expect(readAmount('−₱99999999999999', pesos)).toBe(Number.NEGATIVE_INFINITY);
    expect(readAmount('  ', pesos)).toBeNull();
  });

  it('reads every amount that the site writes, in any language and currency, and asks about none', () => {
    const amounts = fc.oneof(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.integer({ min: 0, max: 1e6 }).map((n) => n * 1000),
    );
    fc.assert(
      fc.property(amounts, fc.constantFrom(...TAGS), fc.constantFrom(...CURRENCIES), (minor, tag, currency) => {
        const amount = amountIn(currency, tag);
        const money = formatMoney(minorUnits(minor), currency, amount.tag);
        expect([money, readAmount(money, amount)]).toEqual([money, minor]);
        expect([money, isAsWritten(money, minor, amount)]).toEqual([money, true]);
        const whole = formatWhole(minorUnits(minor), currency, amount.tag);
        expect([whole, readAmount(whole, amount)]).toEqual([whole, minor]);
        for (const currencyDisplay of ['code', 'symbol', 'name'] as const) {
          const options = { ...moneyOptions(currency, amount.digits.minor), currencyDisplay };
          const text = new Intl.NumberFormat(tag, options).format(minor / 10 ** amount.digits.minor);
          expect([text, readAmount(text, amount)]).toEqual([text, minor]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('reads every suggested amount as the site shortens it', () => {
    const units = fc
      .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 3, max: 9 }))
      .map(([n, p]) => n * 10 ** p);
    fc.assert(
      fc.property(units, fc.constantFrom(...TAGS), fc.constantFrom(...CURRENCIES), (count, tag, currency) => {
        const text = new Intl.NumberFormat(tag, { notation: 'compact' }).format(count);
        expect([text, read(text, currency, tag)]).toEqual([text, count]);
      }),
    );
  });

  it('handles any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void read(text, 'PHP', 'en')));
  });
});

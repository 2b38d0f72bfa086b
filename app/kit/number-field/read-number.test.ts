import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber as readNumeral } from './read-number.ts';
import { writeNumber as writeNumeral } from './write-number.ts';

const both = (digits: number) => ({ minor: digits, shown: digits });
const readNumber = (text: string, tag: string, digits: number) => readNumeral(text, { tag, digits: both(digits) });
const writeNumber = (value: number, tag: string, digits: number, grouped: boolean) =>
  writeNumeral(value, tag, both(digits), grouped);

describe('readNumber', () => {
  it.each([
    ['1,234.50', 'en', 2, 123_450],
    ['1234.5', 'en', 2, 123_450],
    ['1,234', 'en', 2, 123_400],
    ['.5', 'en', 2, 50],
    ['−12', 'en', 2, -1200],
    ['1.234,50', 'vi', 2, 123_450],
    ['50.000', 'vi', 0, 50_000],
    ['1 234,5', 'fr', 2, 123_450],
    ['12,34,567', 'en-IN', 0, 1_234_567],
    ['١٬٢٣٤٫٥٠', 'ar-EG', 2, 123_450],
    ['١٢٣', 'ar', 0, 123],
    ['๑๒๓.๔', 'th', 2, 12_340],
    ['１２３', 'zh', 0, 123],
    ['１，２３４．５', 'zh', 2, 123_450],
    ['۱۲۳', 'fa', 0, 123],
    ['-٣', 'ar', 2, -300],
    ['－３', 'zh', 2, -300],
    ['0.00', 'en', 2, 0],
    ['٠٫٠٠', 'ar', 2, 0],
    ['5.000', 'en', 2, 500_000],
    ['0.500', 'en', 2, 50],
    ['50.000', 'en', 0, 50_000],
    ['50,000', 'vi', 0, 50_000],
    ['1.500', 'en', 3, 1500],
    ['1,500', 'en', 3, 1_500_000],
    ['١٫٥٠٠', 'ar', 2, 150],
    ['1234.500', 'en', 2, 123_450],
    ['12-', 'en', 0, -12],
    ['+12', 'en', 0, 12],
    ['\u200f5\u00a0000\u202c', 'sv', 0, 5000],
    ['-0', 'en', 0, 0],
  ])('reads %s in %s', (text, tag, digits, value) => {
    expect(readNumber(text, tag, digits)).toBe(value);
  });

  it('reads a single mark as the decimal mark unless exactly three digits follow', () => {
    expect(readNumber('12,5', 'en', 2)).toBe(1250);
    expect(readNumber('12.5', 'vi', 2)).toBe(1250);
    expect(readNumber('12,500', 'en', 2)).toBe(1_250_000);
  });

  it.each(['1.9999', '0.001', 'abc', '1,2,3', '-12-', '1.2.3', '.', '-', '1e5', '10 50', '1,23,4.5.6'])(
    'never makes a number of %s',
    (text) => expect(readNumber(text, 'en', 2)).toBeNaN(),
  );

  it.each(['arab', 'arabext', 'thai', 'fullwide', 'deva', 'beng'])(
    'never makes a number of an exponent in %s',
    (system) => {
      const digits = new Intl.NumberFormat(`en-u-nu-${system}`);
      fc.assert(
        fc.property(
          fc.nat({ max: 99 }),
          fc.nat({ max: 20 }),
          fc.constantFrom('e', 'E', 'ｅ', 'e+', 'e-', '×10^'),
          (a, b, mark) => {
            for (const tag of ['en', 'vi', 'ar', 'th', 'zh'])
              for (const text of [`${a}${mark}${b}`, `${digits.format(a)}${mark}${digits.format(b)}`])
                expect([text, readNumber(text, tag, 2)]).toEqual([text, Number.NaN]);
          },
        ),
      );
    },
  );

  it('never rounds: what is more precise than the currency, is no number, and what is too large is infinite', () => {
    const whole = fc.bigInt({ min: 0n, max: 10n ** 24n });
    const fraction = fc.stringMatching(/^[0-9]{0,6}$/);
    fc.assert(
      fc.property(whole, fraction, fc.constantFrom(0, 2, 3), fc.boolean(), (units, decimals, digits, isBelow) => {
        // Three digits after a lone mark could be a group.
        fc.pre(decimals.length !== 3 || digits === 3);
        const text = `${isBelow ? '-' : ''}${units}${decimals && `.${decimals}`}`;
        const exact = decimals.replace(/0+$/, '');
        const minor = BigInt(`${units}${exact.padEnd(digits, '0')}`);
        const size = minor <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(minor) : Number.POSITIVE_INFINITY;
        const value = isBelow && minor > 0n ? -size : size;
        expect([text, readNumber(text, 'en', digits)]).toEqual([text, exact.length <= digits ? value : Number.NaN]);
      }),
    );
  });

  it('never groups the thousands of a small number, such as a percentage', () => {
    const small = { digits: both(2), isSmall: true };
    expect(readNumeral('12.500', { tag: 'en', ...small })).toBe(1250);
    expect(readNumeral('12,500', { tag: 'en', ...small })).toBe(1250);
    expect(readNumeral('12.555', { tag: 'en', ...small })).toBeNaN();
  });

  it('returns null for blank text', () => {
    expect(readNumber('  ', 'en', 2)).toBeNull();
  });

  it('reads everything that writeNumber writes', () => {
    const tags = fc.constantFrom(
      'en',
      'en-IN',
      'vi',
      'th',
      'zh',
      'ar',
      'ar-EG',
      'fil',
      'fr',
      'de-CH',
      'hi',
      'fa',
      'pl',
    );
    const amounts = fc.integer({ min: -1e13, max: 1e13 });
    fc.assert(
      fc.property(amounts, tags, fc.constantFrom(0, 2, 3), fc.boolean(), (amount, tag, digits, grouped) => {
        expect(readNumber(writeNumber(amount, tag, digits, grouped), tag, digits)).toBe(amount);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void readNumber(text, 'en', 2)));
  });
});

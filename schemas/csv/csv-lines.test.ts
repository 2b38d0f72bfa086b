import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagFor } from '#schemas/money/currencies.fixture.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { BYTE_ORDER_MARK, csvLines, separatorOf } from './csv-lines.ts';
import { isoClock } from './iso-clock.ts';

/** The texts of a file of one row. */
function textsOf(file: string): string[] {
  return [...file.matchAll(/"((?:[^"]|"")*)"/g)].map(([, text = '']) => text.replaceAll('""', '"'));
}

const hostile = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ';', ',', ' ', 'a', '1', '\u2212', '\uFF1D'),
});

describe('a CSV file', () => {
  it('carries no formula, whatever the texts are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(hostile, fc.string()), { minLength: 1 }),
        fc.constantFrom('en', 'vi'),
        (texts, tag) => {
          const fields = textsOf(csvLines([texts], tag));
          expect(fields).toHaveLength(texts.length);
          for (const field of fields) expect(field).not.toMatch(/^[=+\-@\t\r\n]/);
          for (const field of fields) expect(field.trimStart()).not.toMatch(/^[=+\-@\uFF1D\u2212]/);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('returns each harmless text as it was', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.string().map((text) => `a${text}`),
          { minLength: 1 },
        ),
        (texts) => {
          expect(textsOf(csvLines([texts], 'en'))).toEqual(texts);
        },
      ),
    );
  });

  it('writes amounts as exact plain numbers, negative ones too', () => {
    const line = (amount: number, currency: string, tag: string) =>
      csvLines([[{ amount: minorUnits(amount), currency }]], tag).trim();
    expect(line(-1250, 'PHP', 'en')).toBe('-12.50');
    expect(line(5, 'EUR', 'en')).toBe('0.05');
    expect(line(9_007_199_254_740_991, 'EUR', 'en')).toBe('90071992547409.91');
    expect(line(-50_000, 'VND', tagFor('en', 'VND'))).toBe('-50000');
    expect(line(1500, 'KWD', tagFor('en', 'KWD'))).toBe('1.500');
    // Every row has the same digits, however many of them people are shown.
    expect(line(800_000_000, 'IDR', tagFor('en', 'IDR'))).toBe('8000000.00');
    expect(csvLines([['Loss', { amount: minorUnits(-1250), currency: 'PHP' }, 3]], 'en')).toBe('"Loss",-12.50,3\r\n');
    // A spreadsheet there takes 12.50 for a text or a date.
    expect(csvLines([['Lỗ', { amount: minorUnits(-1250), currency: 'PHP' }]], 'vi')).toBe('"Lỗ";-12,50\r\n');
  });

  it('separates fields as spreadsheets of the language expect', () => {
    expect(['en', 'fil', 'th', 'zh-Hans', 'vi'].map(separatorOf)).toEqual([',', ',', ',', ',', ';']);
  });

  it('returns Arabic text as it was, with its marks of direction', () => {
    const texts = ['سحب', 'إيداع ٢٠٫٥٠ د.إ.', 'رابحة \u200f(12)', 'لعبة \u2067Fortune Tiger\u2069', 'اسم، آخر؛ "ثالث"'];
    const file = csvLines([texts, [{ amount: minorUnits(-1250), currency: 'AED' }, 3]], 'ar');
    expect(textsOf(file)).toEqual(texts);
    // Digits of the Latin script, which every spreadsheet takes for a number.
    expect(file.endsWith('\r\n-12.50,3\r\n')).toBe(true);
    expect(separatorOf('ar')).toBe(',');
  });

  it('begins with the mark that makes a spreadsheet read Arabic as UTF-8, once and before any text', () => {
    const bytes = new TextEncoder().encode(BYTE_ORDER_MARK + csvLines([['سحب']], 'ar'));
    expect([...bytes.slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x22]);
    expect(new TextDecoder('utf-8').decode(bytes)).toBe('"سحب"\r\n');
    expect(csvLines([['سحب']], 'ar')).not.toContain(BYTE_ORDER_MARK);
  });

  it('carries no formula between Arabic letters and marks of direction', () => {
    const marks = fc.string({
      unit: fc.constantFrom('\u200f', '\u200e', '\u061c', '\u2067', '\u202b', '\ufeff', ' ', '\u00a0'),
    });
    const sign = fc.constantFrom('=', '+', '-', '@', '\u2212', '\uff1d', '\uff0b', '\uff0d', '\uff20');
    const arabic = fc.string({ unit: fc.constantFrom('س', 'ح', 'ب', '٣', '(', ')', '"', ' ') });
    fc.assert(
      fc.property(marks, sign, arabic, (before, formula, after) => {
        const text = `${before}${formula}${after}`;
        expect(textsOf(csvLines([[text]], 'ar'))).toEqual([`'${text}`]);
      }),
    );
    fc.assert(
      fc.property(marks, sign, arabic, (before, formula, after) => {
        const text = `${before}سحب${formula}${after}`;
        expect(textsOf(csvLines([[text]], 'ar'))).toEqual([text]);
      }),
    );
  });

  it('writes times as ISO dates on the merchant’s clock', () => {
    const time = Date.parse('2026-11-19T16:30:05Z');
    expect(isoClock('Asia/Manila')(time)).toBe('2026-11-20 00:30:05');
  });
});

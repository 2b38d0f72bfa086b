import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainSentence, plainText, plainValue } from './plain-text.ts';

describe('plainText', () => {
  it('shows what would drive a terminal or turn text around', () => {
    expect(plainText('\u001b[31mred\u0007')).toBe('\\u{1b}[31mred\\u{7}');
    expect(plainText('\u202eabc\u2028')).toBe('\\u{202e}abc\\u{2028}');
  });

  it('cuts long text in the middle', () => {
    expect(plainText('a'.repeat(70) + 'b'.repeat(70))).toBe(`${'a'.repeat(60)} … ${'b'.repeat(60)} (140 characters)`);
  });

  it('never lets a control character or a long line through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
        expect(plainText(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
        expect(plainText(text).length).toBeLessThan(1300);
      }),
    );
  });
});

describe('plainValue', () => {
  it.each([
    ['pga', '"pga"'],
    [21, '21'],
    [null, 'null'],
    [['live', 'fish'], 'a list of 2'],
    [{ minimumAge: 18 }, 'an object of 1'],
  ])('says %j as %s', (value, said) => {
    expect(plainValue(value)).toBe(said);
  });
});

it('makes a whole sentence safe to print, whatever names are in it', () => {
  expect(plainSentence('brands/\u001B[31m\u202Eacme has this id.')).toBe(
    'brands/\\u{1b}[31m\\u{202e}acme has this id.',
  );
  expect(plainSentence('a\nb')).toBe('a\\u{a}b');
  expect(plainSentence('a'.repeat(5_000)).length).toBeLessThan(1_100);
  expect(plainSentence('Write “id”: "acme".')).toBe('Write “id”: "acme".');
});

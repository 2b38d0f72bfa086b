import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import patterns from '#schemas/platform/patterns.json' with { type: 'json' };
import { matchPattern, patternHint } from './match-pattern.ts';

describe('matchPattern', () => {
  // @proves 5.14
  it('accepts any value when the platform sets no pattern', () => {
    expect(matchPattern('*', '<>')).toBeUndefined();
    expect(matchPattern('', '<>')).toBeUndefined();
  });

  // @proves 5.15, 5.28
  it.each([
    ['letterFirst', 'player1', '1player'],
    ['email', 'a@b.example', 'a@b'],
    ['oneUppercase', 'passWord', 'password'],
    ['fullName', 'Maria Santos', 'Maria'],
    ['strongPassword', 'Sandbox1!', 'sandbox1'],
    ['lettersAndNumbers', 'a1', 'a 1'],
    ['numbers', '12', '1a'],
    ['uppercaseOnly', 'AB', 'Ab'],
    ['lettersAndSpaces', 'Ana Cruz', 'Ana Cruz2'],
    ['noSpaces', 'añb', 'a b'],
    ['dateDayFirst', '31-12-1990', '12-31-1990'],
    ['dateMonthFirst', '12-31-1990', '31-12-1990'],
    ['dateYearFirst', '1990-12-31', '31-12-1990'],
    ['korean', '김철수', 'Kim'],
    ['koreanAndSpaces', '김 철수', 'Kim'],
    ['koreanOrLatin', 'Kim 철수', '김1'],
    ['thai', 'สมชาย', 'Somchai'],
    ['thaiAndSpaces', 'สมชาย ใจดี', 'Somchai'],
    ['thaiOrLatin', 'Somchai ใจดี', 'สมชาย๑'],
    ['japanese', 'たナ山', 'Tanaka'],
    ['japaneseAndSpaces', '山田 タロウ', 'Yamada'],
    ['japaneseOrLatin', 'Yamada 太郎', '山田1'],
  ] as const)('has words for %s', (name, good, bad) => {
    expect(matchPattern(patterns[name], good)).toBeUndefined();
    expect(matchPattern(patterns[name], bad)).toEqual({ key: `pattern.${name}` });
  });

  it('runs a pattern that it does not know', () => {
    expect(matchPattern('^[а-я]+$', 'да')).toBeUndefined();
    expect(matchPattern('^[а-я]+$', 'ab')).toEqual({ key: 'pattern.other' });
    expect(matchPattern('^\\p{L}+$', 'ñandú')).toBeUndefined();
    expect(matchPattern('^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d]{8,20}$', 'abcdefgh')).toEqual({ key: 'pattern.other' });
  });

  // @proves 5.15
  it.each(['[', '(', '\\', '(?<=', '^(a+)+$', '(x+x+)+y', '(a|a|a)*b', '(.*)*$'])(
    'accepts any value for %s',
    (pattern) => {
      expect(matchPattern(pattern, `${'a'.repeat(254)}!`)).toBeUndefined();
    },
  );

  // @proves 5.15
  it('handles every pattern and value', () => {
    const pattern = fc.oneof(
      fc.string({ maxLength: 80 }),
      fc.string({ unit: fc.constantFrom(...'()[]{}\\^$*+?|,.19ab'), maxLength: 60 }),
      fc.constantFrom(...Object.values(patterns)),
    );
    fc.assert(
      fc.property(pattern, fc.string({ maxLength: 255 }), (rule, value) => {
        expect(['undefined', 'object']).toContain(typeof matchPattern(rule, value));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('patternHint', () => {
  // @proves 5.15
  it('gives hints only for patterns with words', () => {
    expect(patternHint(patterns.letterFirst)).toEqual({ key: 'pattern.letterFirst' });
    expect(patternHint('*')).toBeUndefined();
    expect(patternHint('^x$')).toBeUndefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import patterns from '#schemas/platform/patterns.json' with { type: 'json' };
import { matchesPattern } from './matches-pattern.ts';

const value = fc.string({ unit: 'grapheme', maxLength: 12 });

describe('matchesPattern', () => {
  it.each(Object.entries(patterns).filter(([name]) => name !== 'any'))('knows the pattern %s', (_name, pattern) => {
    fc.assert(
      fc.property(value, (text) => {
        expect(matchesPattern(pattern, text)).toBe(new RegExp(pattern, 'u').test(text));
      }),
    );
  });

  it.each([
    ['^[A-Z]+$', 'ABC', 'abc'],
    ['^[A-Z]{2}\\d{4,6}$', 'AB1234', 'AB12'],
    ['^a\\.b?c$', 'a.c', 'abc'],
    ['[0-9]', 'a1', 'a'],
    ['^[\\]x]$', ']', 'y'],
  ])('tests a value against the chain %s', (pattern, right, wrong) => {
    expect([matchesPattern(pattern, right), matchesPattern(pattern, wrong)]).toEqual([true, false]);
  });

  it.each(['[', '^[z-a]$', '^a{2,1}$', 'a)', '\\'])('matches nothing against the broken pattern %s', (pattern) => {
    for (const text of ['', 'a', 'aa', '[', pattern]) expect(matchesPattern(pattern, text)).toBe(false);
  });

  it.each(['^(a+)+$', '^(([a-z])+.)+[A-Z]([a-z])+$', '^(a|a)*$', '^(.)\\1$', '^a*a*a*$', 'a*a*'])(
    'matches nothing against %s, which may be slow',
    (pattern) => expect(matchesPattern(pattern, 'aa')).toBe(false),
  );

  it('matches no value that is longer than any field', () => {
    expect([matchesPattern('^a+$', 'a'.repeat(255)), matchesPattern('^a+$', 'a'.repeat(256))]).toEqual([true, false]);
  });

  it('never accepts more than the pattern does, and answers for every text', () => {
    const pattern = fc.string({ unit: fc.constantFrom(...'()[]{}\\^$*+?|,.0159abdDwW:=!<>k-'), maxLength: 200 });
    const long = fc.string({ unit: fc.constantFrom('a', 'b', '0', '-'), maxLength: 255 });
    fc.assert(
      fc.property(pattern, long, (text, given) => {
        if (matchesPattern(text, given)) expect(new RegExp(text, 'u').test(given)).toBe(true);
      }),
    );
  });
});

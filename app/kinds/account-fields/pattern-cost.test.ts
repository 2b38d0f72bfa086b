import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternCost } from './pattern-cost.ts';

describe('patternCost', () => {
  it.each([
    ['^[A-Z]{3}$', 20, 1],
    ['^[a-z]+$', 20, 21],
    ['[a-z]+', 20, 21 * 21],
    ['^a{2,5}$', 20, 4],
    ['^a{2,}$', 20, 21],
    ['^a?b??$', 20, 4],
    ['^\\+[(+*]\\(a\\)+$', 20, 21],
    ['^(?:ab)?(?=c)$', 20, 2],
  ])('counts the choices of %s', (pattern, length, cost) => {
    expect(patternCost(pattern, length)).toBe(cost);
  });

  it.each(['^(a+)+$', '(a|a)*b', '^(\\w{2}){5}$', '(.)\\1', '(?<a>x)\\k<a>', '^a{100000}$', 'a'.repeat(501)])(
    'has no bound for %s',
    (pattern) => {
      expect(patternCost(pattern, 20)).toBe(Number.POSITIVE_INFINITY);
    },
  );

  // @proves 5.15
  it('terminates for every text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'()[]{}\\^$*+?|,.0159ab:=!<>k'), maxLength: 600 }),
        (pattern) => {
          expect(patternCost(pattern, 255)).toBeGreaterThan(0);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bonusOf } from '#app/features/deposit/bonus-of.ts';
import { depositBonus } from '#sandbox/deposits/deposit-bonus.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';

it('the bonus of a deposit that the site shows is the bonus that the platform pays', () => {
  const terms = fc.record({ rate: fc.integer({ min: 1, max: 100_000 }), max: fc.maxSafeNat().map(minorUnits) });
  fc.assert(
    fc.property(terms, fc.maxSafeNat().map(minorUnits), (bonus, credited) => {
      expect(bonusOf(bonus, credited)).toBe(depositBonus(bonus, credited));
    }),
    { numRuns: 2000 },
  );
});

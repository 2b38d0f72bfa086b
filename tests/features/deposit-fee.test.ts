import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feeOf } from '#app/features/deposit/fee-of.ts';
import { depositFee } from '#sandbox/deposits/deposit-fee.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';

it('the fee that the site shows is the fee that the platform takes', () => {
  const terms = fc.record({
    feeRate: fc.integer({ min: 0, max: 9999 }),
    feeFixed: fc.nat({ max: 100_000 }).map(minorUnits),
  });
  const amounts = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER - 100_001 }).map(minorUnits);
  fc.assert(
    fc.property(terms, amounts, (method, amount) => {
      expect(feeOf(method, amount)).toBe(depositFee(method, amount));
    }),
    { numRuns: 2000 },
  );
});

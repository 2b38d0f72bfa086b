import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feeOf } from '#app/features/withdrawal/fee-of.ts';
import { FEE_RATE, withdrawalFee } from '#sandbox/withdrawals/withdrawal-rules.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';

it('the fee of a withdrawal that the site shows is the fee that the platform takes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }).map(minorUnits), (amount) => {
      expect(feeOf({ feeRate: FEE_RATE }, amount)).toBe(withdrawalFee(amount));
    }),
    { numRuns: 2000 },
  );
});

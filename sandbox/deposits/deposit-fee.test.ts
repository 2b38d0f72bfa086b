import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minorUnits, sum } from '#schemas/money/minor-units.ts';
import { currencyFactor } from '../merchants/currency.ts';
import { depositFee } from './deposit-fee.ts';
import { depositMethods } from './deposit-methods.ts';

test('a payment is its fee and its credit exactly, and the fee is the smallest whole one that covers the rate', () => {
  const terms = fc.record({
    feeRate: fc.integer({ min: 0, max: 9999 }),
    feeFixed: fc.integer({ min: 0, max: 10_000 }).map(minorUnits),
  });
  const amounts = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER - 10_000 }).map(minorUnits);
  fc.assert(
    fc.property(terms, amounts, (method, amount) => {
      const fee = depositFee(method, amount);
      const rated = BigInt(fee - method.feeFixed) * 10_000n;
      const exact = BigInt(amount) * BigInt(method.feeRate);
      expect(Number.isSafeInteger(fee)).toBe(true);
      expect(rated >= exact && rated - exact < 10_000n).toBe(true);
      expect(BigInt(amount - fee) + BigInt(fee)).toBe(BigInt(amount));
    }),
    { numRuns: 2000 },
  );
});

test.each(['PHP', 'VND', 'EUR', 'JPY', 'IDR'])('every method in %s leaves something to credit', (currency) => {
  for (const method of depositMethods(currency)) {
    expect(method.min).toBe(Math.trunc(method.min));
    expect(method.min % currencyFactor(currency)).toBe(0);
    for (const amount of [method.min, sum(method.min, minorUnits(1)), method.max]) {
      expect(amount - depositFee(method, amount)).toBeGreaterThan(0);
    }
  }
});

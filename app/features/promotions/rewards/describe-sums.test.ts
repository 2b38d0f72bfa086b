import { expect, it } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { describeSums } from './describe-sums.ts';

it('adds up each currency by itself', () => {
  const payments = [
    { amount: minorUnits(500), currency: 'EUR' },
    { amount: minorUnits(20), currency: 'USD' },
    { amount: minorUnits(1250), currency: 'EUR' },
  ];
  expect(describeSums(payments, 'en')).toBe('€17.50 and $0.20');
});

import { expect, it } from 'vitest';
import { currencyFactor } from '../merchants/currency.ts';
import { plansOf } from './promotion-plans.ts';

// @proves 9.29
it('pay at most 131K for following on Zalo', () => {
  const zalo = plansOf({ currency: 'VND', categories: [] }).find(({ key }) => key === 'zalo');
  expect((zalo?.bonus ?? 0) * currencyFactor('VND')).toBe(131_000);
  expect(plansOf({ currency: 'EUR', categories: [] }).some(({ key }) => key === 'zalo')).toBe(false);
});

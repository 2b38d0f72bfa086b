import { expect, it } from 'vitest';
import { compactNumber } from './compact-number.ts';

it.each([
  ['vi', 250_000, '250K'],
  ['vi', 1_500, '1,5K'],
  ['vi', 999, '999'],
  ['en', 250_000, '250K'],
  ['zh-Hans', 250_000, '25万'],
])('shortens in %s %i as players write it', (tag, value, text) => {
  expect(compactNumber(value, tag)).toBe(text);
});

it('keeps the sign of the currency', () => {
  const options = { style: 'currency', currency: 'VND', currencyDisplay: 'narrowSymbol' } as const;
  expect(compactNumber(250_000, 'vi', options)).toMatch(/^250K\s₫$/u);
});

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { CurrencyDigits } from '#schemas/money/currency-digits.ts';

interface Script {
  moneyFormat: (language: string, currency: string, digits: CurrencyDigits) => (amount: number) => string;
}

/** The page's own script, as a browser loads it. */
const { moneyFormat }: Script = await import(pathToFileURL(join(import.meta.dirname, 'money.js')).href);

it.each([
  ['IDR', { minor: 2, shown: 0 }, 800_000_000, 'Rp 8,000,000'],
  ['IDR', { minor: 2, shown: 0 }, 800_000_050, 'Rp 8,000,000.50'],
  ['KWD', { minor: 3, shown: 3 }, 1500, 'KWD 1.500'],
  ['VND', { minor: 0, shown: 0 }, 8_000_000, '₫8,000,000'],
])('writes %s with the digits that the platform states', (currency, digits, amount, text) => {
  expect(moneyFormat('en', currency, digits)(amount).replaceAll(/\s/g, ' ')).toBe(text);
});

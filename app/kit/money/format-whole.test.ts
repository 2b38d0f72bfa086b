import { expect, it } from 'vitest';
import { tagFor } from '#schemas/money/currencies.fixture.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { formatWhole } from './format-whole.ts';

it.each([
  [500_000, 'PHP', 'en-PH', '₱5,000'],
  [500_050, 'PHP', 'en-PH', '₱5,000.50'],
  [2_500_000, 'VND', 'vi', '2.500.000 ₫'],
])('writes %d of %s for %s as %s', (amount, currency, tag, text) => {
  expect(formatWhole(minorUnits(amount), currency, tagFor(tag, currency)).replaceAll(/\s/g, ' ')).toBe(text);
});

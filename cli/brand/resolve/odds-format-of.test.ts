import { expect, it } from 'vitest';
import { oddsFormatOf } from './odds-format-of.ts';

type Asked = Parameters<typeof oddsFormatOf>[0];

function formatFor(region: string | null, currency: string, oddsFormat: Asked['oddsFormat'] = null) {
  return oddsFormatOf({ oddsFormat, currency, languages: { default: 'EN', offered: ['EN'], region } });
}

it.each([
  ['GB', 'EUR', 'fractional'],
  ['MT', 'EUR', 'decimal'],
  [null, 'MYR', 'malay'],
  [null, 'IDR', 'indonesian'],
  ['HK', 'USD', 'hongKong'],
  [null, 'EUR', 'decimal'],
])('writes odds as the region %s does, or the country of the currency %s: %s', (region, currency, format) => {
  expect(formatFor(region, currency)).toBe(format);
});

it('writes them as the brand says, whatever its region', () => {
  expect(formatFor('GB', 'GBP', 'american')).toBe('american');
});

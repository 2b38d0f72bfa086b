import { expect, it } from 'vitest';
import { lastBrands } from './roll-back.ts';

const live = (brand: string, time: string) => ({ brand, time: `2026-01-${time}:00Z` });

it('finds the brands that went live last, each once', () => {
  const office = live('souk', '02T10:00');
  expect(lastBrands([live('acme', '01T10:00'), office, live('play', '02T10:00'), office])).toEqual(['souk', 'play']);
  expect(lastBrands([])).toEqual([]);
});

import { expect, it } from 'vitest';
import { placeOf } from './category-shown.ts';

it('follows the brand’s own order, and puts its first categories into the bottom bar', () => {
  const brand = { categories: ['lott' as const, 'live' as const, 'rng' as const] };
  expect(placeOf(brand, 'lott')).toEqual({ order: 10, bar: 2 });
  expect(placeOf(brand, 'live')).toEqual({ order: 11, bar: 3 });
  expect(placeOf(brand, 'rng')).toEqual({ order: 12 });
  expect(placeOf(brand, 'fish')).not.toHaveProperty('bar');
  expect(placeOf(brand, 'bingo')).toEqual({ order: 13 });
});

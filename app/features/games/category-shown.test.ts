import { expect, it } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { isCategoryShown, placeOf } from './category-shown.ts';

// @proves 1.17
it('follows the brand’s order, and has its first categories ready for free places of the bottom bar', () => {
  const brand = { categories: ['lott' as const, 'live' as const, 'rng' as const] };
  expect(placeOf(brand, 'lott')).toEqual({ order: 10, bar: 30, spare: true });
  expect(placeOf(brand, 'live')).toEqual({ order: 11, bar: 31, spare: true });
  expect(placeOf(brand, 'rng')).toEqual({ order: 12 });
  expect(placeOf(brand, 'fish')).not.toHaveProperty('bar');
  expect(placeOf(brand, 'bingo')).toEqual({ order: 13 });
});

// @proves 2.22
it('shows a brand’s category unless the platform has no vendors for it', () => {
  const brand = { ...testBrand, categories: ['live' as const, 'rng' as const] };
  const facts = { brand, language: 'EN', lanes: undefined };
  expect(isCategoryShown('live', facts)).toBe(true);
  expect(isCategoryShown('fish', facts)).toBe(false);
  expect(isCategoryShown('live', { ...facts, lanes: {} })).toBe(false);
});

// @proves 2.23
it('adds bingo in Filipino when the platform has any', () => {
  const vendor = { vassalage: 'LOTT', displayName: 'Draw House', gameType: 'BG' as const, icon: '', gameCount: 6 };
  const facts = { brand: testBrand, language: 'TY', lanes: { bingo: [vendor] } };
  expect(isCategoryShown('bingo', facts)).toBe(true);
  expect(isCategoryShown('bingo', { ...facts, lanes: undefined })).toBe(false);
  expect(isCategoryShown('bingo', { ...facts, language: 'EN' })).toBe(false);
});

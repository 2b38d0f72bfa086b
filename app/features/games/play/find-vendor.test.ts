import { expect, it } from 'vitest';
import { lanesByCategory } from '#app/platform/games/vendor-lanes.ts';
import { findVendor } from './find-vendor.ts';

const card = (vassalage: string, gameType: 'SPORTS' | 'LOTT' | 'BG') => ({
  vassalage,
  gameType,
  displayName: vassalage,
  icon: '',
  gameCount: 1,
});
const lanes = lanesByCategory(
  [
    { title: 'SPORTS', cards: [card('TLN', 'SPORTS'), card('AV', 'SPORTS')] },
    { title: 'LOTT', cards: [card('LOTT', 'LOTT')] },
    { title: 'BG', cards: [card('LOTT', 'BG')] },
  ],
  ['sports', 'esports', 'lott'],
);
const found = (vassalage: string, gameType: 'SPORTS' | 'LOTT' | 'BG' | 'RNG' | undefined) =>
  findVendor(lanes, { vassalage, gameType, gameCode: '' })?.category;

it('finds a vendor by its code and type', () => {
  expect([found('LOTT', 'LOTT'), found('LOTT', 'BG'), found('TLN', 'SPORTS')]).toEqual(['lott', 'bingo', 'sports']);
  expect([found('LOTT', 'RNG'), found('JDW', 'LOTT'), found('LOTT', undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('finds e-sports vendors listed under sports in e-sports', () => {
  expect(found('AV', 'SPORTS')).toBe('esports');
});

import { expect, it } from 'vitest';
import type { VendorCard, VendorLane } from '#schemas/generated/platform.ts';
import type { BrandCategory } from './game-category.ts';
import { lanesByCategory } from './vendor-lanes.ts';

const card = (vassalage: string, gameType: VendorCard['gameType']): VendorCard => ({
  vassalage,
  displayName: vassalage,
  gameType,
  icon: '',
  gameCount: 3,
});
const codes = (lanes: readonly VendorLane[], categories: readonly BrandCategory[] = ['sports', 'esports']) =>
  Object.entries(lanesByCategory(lanes, categories)).map(([category, cards]) => [
    category,
    cards.map((one) => one.vassalage),
  ]);

// @proves 3.19
it('groups vendors by category', () => {
  expect(codes([{ title: 'RNG', cards: [card('JDW', 'RNG'), card('REG', 'RNG')] }])).toEqual([['rng', ['JDW', 'REG']]]);
});

// @proves 4.53
it('moves e-sports vendors from sports to e-sports, next to those already there', () => {
  const lanes: VendorLane[] = [
    { title: 'SPORTS', cards: [card('TCH', 'SPORTS'), card('IMES', 'SPORTS')] },
    { title: 'ESPORTS', cards: [card('ARN', 'ESPORTS'), card('IMES', 'ESPORTS')] },
  ];
  expect(codes(lanes)).toEqual([
    ['sports', ['TCH']],
    ['esports', ['IMES', 'ARN']],
  ]);
});

// @proves 9.21
it.each(['AV', 'IMES', 'IA', 'AI', 'TF'])('treats %s as e-sports', (code) =>
  expect(codes([{ title: 'SPORTS', cards: [card(code, 'SPORTS')] }])).toEqual([['esports', [code]]]),
);

it('moves vendors of cockfight out of sports in brands with that category', () => {
  const lanes: VendorLane[] = [
    { title: 'SPORTS', cards: [card('TCH', 'SPORTS'), card('DS88', 'SPORTS'), card('DIG', 'SPORTS')] },
  ];
  expect(codes(lanes, ['sports'])).toEqual([['sports', ['TCH', 'DS88', 'DIG']]]);
  expect(codes(lanes, ['sports', 'cockfight'])).toEqual([
    ['sports', ['TCH']],
    ['cockfight', ['DS88', 'DIG']],
  ]);
});

// @proves 2.22
it('leaves out a category without vendors', () => {
  expect(lanesByCategory([{ title: 'LIVE', cards: [] }], ['live'])).toEqual({});
});

import { expect, it } from 'vitest';
import type { PointGood } from '#schemas/generated/platform.ts';
import { chooseGoods, maxQuantity } from './choose-goods.ts';

const good = (rewardId: string, points: number, stock = 5, kind: PointGood['kind'] = 'play'): PointGood => ({
  ...{ rewardId, points, stock, kind },
  name: rewardId,
  description: '',
  imageUrl: '',
});
const goods = [good('b', 200), good('a', 100, 0), good('d', 400, 1, 'gadget'), good('c', 300)];
const all = { kind: null, order: 'chosen', within: false } as const;
const ids = (chosen: PointGood[]) => chosen.map(({ rewardId }) => rewardId).join('');

it('keeps the operator’s order, with items out of stock last', () => {
  expect(ids(chooseGoods(goods, all, null))).toBe('bdca');
});

it('sorts by points in both directions, and filters', () => {
  expect(ids(chooseGoods(goods, { ...all, order: 'fewest' }, null))).toBe('bcda');
  expect(ids(chooseGoods(goods, { ...all, order: 'most' }, null))).toBe('dcba');
  expect(ids(chooseGoods(goods, { ...all, kind: 'gadget' }, null))).toBe('d');
});

it('filters out what the points can’t pay for, if they are known', () => {
  expect(ids(chooseGoods(goods, { ...all, within: true }, 250))).toBe('ba');
  expect(ids(chooseGoods(goods, { ...all, within: true }, null))).toBe('bdca');
});

it('knows the most that can be redeemed', () => {
  expect([
    maxQuantity(good('x', 100, 5), 1000),
    maxQuantity(good('x', 100, 500), 250),
    maxQuantity(good('x', 1, 500), 1e9),
  ]).toEqual([5, 2, 99]);
});

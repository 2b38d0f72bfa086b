import { expect, test } from 'vitest';
import goods from '../points/goods.json' with { type: 'json' };
import { goodIds, renderGood } from './render-good.ts';

test('every item of the point mall has a small picture of its own', () => {
  expect(new Set(goodIds)).toEqual(new Set(goods.map(({ rewardId }) => rewardId)));
  const pictures = goodIds.map(renderGood);
  expect(new Set(pictures).size).toBe(goods.length);
  for (const picture of pictures) {
    expect(picture.length).toBeLessThan(60_000);
    expect(picture).not.toMatch(/<script|href="http/);
  }
});

test('rejects an unknown item', () => {
  expect(() => renderGood('nothing')).toThrow('no good named');
});

import { expect, test } from 'vitest';
import goods from '../points/goods.json' with { type: 'json' };
import { goodIds, renderGood } from './render-good.ts';

test('every good of the point mall has a picture of its own, and small', () => {
  expect(new Set(goodIds)).toEqual(new Set(goods.map(({ rewardId }) => rewardId)));
  const pictures = goodIds.map(renderGood);
  expect(new Set(pictures).size).toBe(goods.length);
  for (const picture of pictures) {
    expect(picture.length).toBeLessThan(60_000);
    expect(picture).not.toMatch(/<script|href="http/);
  }
});

test('a name that is no good has none', () => {
  expect(() => renderGood('nothing')).toThrow('no good named');
});

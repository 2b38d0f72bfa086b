import { expect, it } from 'vitest';
import { nextPlace } from './next-place.ts';

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 0, 0, undefined],
  ['Home', 1, 3, undefined],
])('%s from %d of %d leads to %s', (key, place, count, next) => {
  expect(nextPlace(key, place, count)).toBe(next);
});

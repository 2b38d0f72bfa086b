import { expect, it } from 'vitest';
import { nextOption } from './next-option.ts';

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 0, 0, undefined],
  ['Home', 1, 3, undefined],
])('%s from %d of %d leads to %s', (key, index, count, next) => {
  expect(nextOption(key, index, count)).toBe(next);
});

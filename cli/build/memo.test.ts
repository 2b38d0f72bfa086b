import { expect, it, vi } from 'vitest';
import { createMemo } from './memo.ts';

it('makes a value once for each key', async () => {
  const memo = createMemo<number>(2);
  const make = vi.fn(() => 7);
  expect([await memo('a', make), await memo('a', make), await memo('b', make)]).toEqual([7, 7, 7]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('forgets the oldest when there are too many', async () => {
  const memo = createMemo<number>(2);
  const make = vi.fn(() => 7);
  for (const key of ['a', 'b', 'c', 'a']) await memo(key, make);
  expect(make).toHaveBeenCalledTimes(4);
});

it('does not keep failures', async () => {
  const memo = createMemo<number>(2);
  await expect(memo('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await memo('a', () => 7)).toBe(7);
});

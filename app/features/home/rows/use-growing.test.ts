// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useGrowing } from './use-growing.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
afterEach(() => vi.useRealTimers());

const nextFrame = () => act(() => vi.advanceTimersToNextFrame());
const twenty = Array.from({ length: 20 }, (_, index) => index);

it('starts with the visible items, and has all of them two frames later', () => {
  const { result } = renderHook(() => useGrowing(twenty));
  expect(result.current).toEqual(twenty.slice(0, 8));
  nextFrame();
  expect(result.current).toEqual(twenty.slice(0, 14));
  nextFrame();
  expect(result.current).toEqual(twenty);
});

it('waits for missing items, and requests no frame when all are shown', () => {
  let items: readonly number[] | undefined;
  const { result, rerender } = renderHook(() => useGrowing(items));
  expect(result.current).toBeUndefined();
  items = [1, 2];
  rerender();
  expect(result.current).toEqual([1, 2]);
  expect(vi.getTimerCount()).toBe(0);
});

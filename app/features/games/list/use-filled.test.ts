// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFilled } from './use-filled.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const nextFrame = () => act(() => vi.advanceTimersToNextFrame());
const known = () => true;

it('fills a few cells per frame, visible ones first', () => {
  const { result } = renderHook(() => useFilled({ start: 50, end: 80 }, known));
  expect(result.current.size).toBe(0);
  nextFrame();
  expect([...result.current]).toEqual([59, 60]);
  for (let frame = 0; frame < 14; frame += 1) nextFrame();
  expect(result.current.size).toBe(30);
});

it('keeps cells that stay in the slice, and fills the rest while scrolling', () => {
  const { result, rerender } = renderHook(({ start }) => useFilled({ start, end: start + 16 }, known), {
    initialProps: { start: 0 },
  });
  for (let row = 1; row <= 16; row += 1) {
    rerender({ start: row });
    nextFrame();
  }
  expect(result.current.size).toBe(16);
  expect(Math.min(...result.current)).toBe(16);
});

it('leaves cells of games still loading, and fills them once loaded', () => {
  const { result, rerender } = renderHook(({ from }) => useFilled({ start: 0, end: 8 }, (index) => index >= from), {
    initialProps: { from: 6 },
  });
  nextFrame();
  expect([...result.current]).toEqual([6, 7]);
  rerender({ from: 0 });
  nextFrame();
  expect(result.current.size).toBe(4);
  nextFrame();
  nextFrame();
  expect(result.current.size).toBe(8);
});

// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';
import { useTurn } from './use-turn.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

it('takes a turn when it wants to load, and keeps it', async () => {
  const take = createTurns();
  const { result, rerender } = renderHook(({ wanted }) => useTurn(take, wanted, 'EN'), {
    initialProps: { wanted: false },
  });
  await pass(1000);
  expect(result.current).toBe(false);
  rerender({ wanted: true });
  await pass(0);
  expect(result.current).toBe(true);
  rerender({ wanted: false });
  expect(result.current).toBe(true);
});

it('takes a new turn for another language, so that rows do not load all at once', async () => {
  const take = createTurns();
  const rows = (what: string) => [useTurn(take, true, what), useTurn(take, true, what), useTurn(take, true, what)];
  const { result, rerender } = renderHook(({ what }) => rows(what), { initialProps: { what: 'EN' } });
  for (const wait of [0, 300, 300]) await pass(wait);
  expect(result.current).toEqual([true, true, true]);
  await pass(1000);
  rerender({ what: 'TY' });
  expect(result.current).toEqual([false, false, false]);
  await pass(0);
  expect(result.current).toEqual([true, false, false]);
  await pass(300);
  expect(result.current).toEqual([true, true, false]);
  await pass(300);
  expect(result.current).toEqual([true, true, true]);
});

it('counts from when the previous row actually loaded, however late', async () => {
  const take = createTurns();
  const { result } = renderHook(() => [useTurn(take, true, 'EN'), useTurn(take, true, 'EN')]);
  // Renders nothing until its turn ends.
  await pass(5000);
  expect(result.current).toEqual([true, false]);
  await pass(299);
  expect(result.current).toEqual([true, false]);
  await pass(1);
  expect(result.current).toEqual([true, true]);
});

it('does not wait for a row that unmounts before it loads', async () => {
  const take = createTurns();
  const first = renderHook(() => useTurn(take, true, 'EN'));
  const second = renderHook(() => useTurn(take, true, 'EN'));
  await act(async () => {
    await vi.advanceTimersByTimeAsync(0);
    first.unmount();
  });
  await pass(300);
  expect(second.result.current).toBe(true);
});

// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useFilledRows } from './use-filled-rows.ts';

const rowsFrom = (first: number) => Array.from({ length: 40 }, (_, place) => first + place);

function openRows() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { result, rerender } = renderHook((indexes: number[]) => indexes.filter(useFilledRows(indexes)), {
    initialProps: rowsFrom(0),
  });
  return { filled: () => result.current, show: rerender };
}

it('fills all rows of a grid that opens', () => {
  expect(openRows().filled()).toEqual(rowsFrom(0));
});

it('keeps the rows that stay in sight, and fills the few that join them at once', () => {
  const { filled, show } = openRows();
  show(rowsFrom(9));
  expect(filled()).toEqual(rowsFrom(9));
});

it('fills the rows of a jump from the middle, and all of them without another scroll', async () => {
  const { filled, show } = openRows();
  show(rowsFrom(5000));
  expect(filled()).toContain(5020);
  expect(filled()).not.toContain(5000);
  expect(filled().length).toBeLessThan(40);
  for (let turn = 0; turn < 4; turn += 1) await act(() => vi.runAllTimersAsync());
  expect(filled()).toEqual(rowsFrom(5000));
});

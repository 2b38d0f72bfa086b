import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Milliseconds at which each of them went. */
function times() {
  const begun = performance.now();
  const gone: Record<string, number> = {};
  const turns = createTurns();
  const take = (name: string) =>
    turns(() => {
      gone[name] = performance.now() - begun;
    });
  return { gone, take };
}

it('lets the first one go at once, and the others 300 ms apart in the order in which they came', () => {
  const { gone, take } = times();
  for (const name of ['hot', 'first', 'second']) take(name);
  vi.advanceTimersByTime(350);
  take('third');
  vi.advanceTimersByTime(2000);
  expect(gone).toEqual({ hot: 0, first: 300, second: 600, third: 900 });
});

it('keeps nobody waiting who comes after a pause', () => {
  const { gone, take } = times();
  take('hot');
  vi.advanceTimersByTime(5000);
  take('late');
  vi.advanceTimersByTime(0);
  expect(gone['late']).toBe(5000);
});

it('does not call whoever gave their turn up', () => {
  const { gone, take } = times();
  take('gone')();
  vi.advanceTimersByTime(1000);
  expect(gone).toEqual({});
});

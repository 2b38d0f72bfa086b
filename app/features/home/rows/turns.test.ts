import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Records the time of each turn in milliseconds. */
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

// @proves 9.10
it('starts the first turn immediately, and the others in order, 300 ms apart', async () => {
  const { gone, take } = times();
  for (const name of ['hot', 'first', 'second']) take(name);
  await vi.advanceTimersByTimeAsync(350);
  take('third');
  await vi.advanceTimersByTimeAsync(2000);
  expect(gone).toEqual({ hot: 0, first: 300, second: 600, third: 900 });
});

it('starts immediately after a pause', async () => {
  const { gone, take } = times();
  take('hot');
  await vi.advanceTimersByTimeAsync(5000);
  take('late');
  await vi.advanceTimersByTimeAsync(0);
  expect(gone['late']).toBe(5000);
});

it('skips a cancelled turn without a gap', async () => {
  const { gone, take } = times();
  take('first');
  take('gone')();
  take('second');
  await vi.advanceTimersByTimeAsync(1000);
  expect(gone).toEqual({ first: 0, second: 300 });
});

it('keeps the spacing after a turn that ran late', async () => {
  const { gone, take } = times();
  take('late');
  take('next');
  // On a busy page, time passes before the first turn runs.
  vi.advanceTimersByTime(250);
  await vi.advanceTimersByTimeAsync(1000);
  expect(gone).toEqual({ late: 250, next: 550 });
});

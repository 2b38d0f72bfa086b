import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#sandbox/time.ts';
import { type CareFact, isStronger, judge } from './markers.ts';

const NOW = Date.UTC(2026, 10, 26, 12);
const fact = (kind: CareFact['kind'], ago: number, amount = 0, hour = 12): CareFact => ({
  kind,
  at: NOW - ago,
  amount,
  hour,
});

/** A payment of 100 that is lost, in part, an hour later. */
const lost = (hoursAgo: number, amount: number) => [
  fact('deposit', hoursAgo * HOUR_MS, 100),
  fact('stake', (hoursAgo - 1) * HOUR_MS, amount),
];
const nights = (days: readonly number[], hour: number) => days.map((day) => fact('stake', day * DAY_MS, 1, hour));

describe('a marker', () => {
  test.each([
    ['chasingLosses', [...lost(9, 75), ...lost(6, 75), ...lost(3, 0)], [...lost(9, 75), ...lost(6, 74), ...lost(3, 0)]],
    ['nightPlay', nights([3, 2, 1], 5), nights([3, 2, 1], 6)],
    [
      'risingDeposits',
      [fact('deposit', 20 * DAY_MS, 400), fact('deposit', DAY_MS * 2, 201)],
      [fact('deposit', 20 * DAY_MS, 400), fact('deposit', DAY_MS * 2, 200)],
    ],
    [
      'cancelledWithdrawals',
      [fact('withdrawalCancelled', DAY_MS), fact('withdrawalCancelled', HOUR_MS)],
      [fact('withdrawalCancelled', 7 * DAY_MS), fact('withdrawalCancelled', HOUR_MS)],
    ],
    ['limitTouched', [fact('limitReached', DAY_MS), fact('limitReached', 0)], [fact('limitReached', 0)]],
    [
      'failedDeposits',
      [fact('depositFailed', 3 * HOUR_MS), fact('depositFailed', 2 * HOUR_MS), fact('depositFailed', HOUR_MS)],
      [fact('depositFailed', 24 * HOUR_MS), fact('depositFailed', 2 * HOUR_MS), fact('depositFailed', HOUR_MS)],
    ],
  ])('%s holds from its threshold on', (marker, at, below) => {
    expect(judge(at, NOW).reasons).toEqual([marker]);
    expect(judge(below, NOW).reasons).toEqual([]);
  });
});

test('a night of the merchant is one, also where the day of UTC ends in it', () => {
  // From midnight to 5:45 in Kolkata, which is 18:30 in UTC.
  const night = (start: number) =>
    [0, 1, 2, 3, 4, 5].map((hour) => ({
      kind: 'stake' as const,
      at: start + hour * HOUR_MS + HOUR_MS / 4,
      amount: 1,
      hour,
    }));
  const midnight = Date.UTC(2026, 10, 20, 18, 30);
  const nights = (count: number) => Array.from({ length: count }, (_, day) => night(midnight + day * DAY_MS)).flat();
  const now = midnight + 3 * DAY_MS;
  expect(judge(nights(2), now).reasons).toEqual([]);
  expect(judge(nights(3), now).reasons).toEqual(['nightPlay']);
});

test('what a player wins back between two payments is not lost', () => {
  const wonBack = [...lost(9, 100), fact('return', 8 * HOUR_MS, 26), ...lost(6, 75), ...lost(3, 0)];
  expect(judge(wonBack, NOW).reasons).toEqual([]);
});

test('a step grows with the score', () => {
  const touched = [fact('limitReached', DAY_MS), fact('limitReached', HOUR_MS)];
  const cancelled = [fact('withdrawalCancelled', DAY_MS), fact('withdrawalCancelled', HOUR_MS)];
  expect(judge([], NOW)).toEqual({ score: 0, reasons: [], step: null });
  expect(judge(touched, NOW)).toMatchObject({ score: 2, step: 'message' });
  expect(judge([...cancelled, ...touched], NOW)).toMatchObject({ score: 4, step: 'prompt' });
  expect(judge([...nights([3, 2, 1], 3), ...cancelled, ...touched], NOW)).toMatchObject({ score: 6, step: 'call' });
  expect([isStronger('call', 'prompt'), isStronger('message', 'prompt'), isStronger('call', 'call')]).toEqual([
    ...[true, false, false],
  ]);
});

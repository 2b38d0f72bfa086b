import { expect, test } from 'vitest';
import { DAY_MS } from '#sandbox/time.ts';
import contract from '#schemas/generated/platform.openapi.json' with { type: 'json' };
import {
  addsTo,
  canAskToReturn,
  exclusionEnd,
  isRunning,
  LONGEST_TIME_OUT_HOURS,
  SHORTEST_TIME_OUT_HOURS,
  type StopRow,
  stopInForce,
} from './stop-rules.ts';

const NOW = Date.UTC(2026, 7, 31, 12);
const stop = (kind: StopRow['kind'], days: number | null, more: Partial<StopRow> = {}): StopRow => ({
  ...{ kind, scope: 'brand', startedAt: NOW - DAY_MS, endsAt: days === null ? null : NOW + days * DAY_MS },
  ...{ returnsAt: null, ...more },
});

test('a time-out lasts from a day to six weeks, as the contract says', () => {
  const { hours } = contract.components.schemas.TimeOutStart.properties;
  expect([hours.minimum, hours.maximum]).toEqual([SHORTEST_TIME_OUT_HOURS, LONGEST_TIME_OUT_HOURS]);
});

test.each([
  ['6m', Date.UTC(2027, 2, 3, 12)],
  ['1y', Date.UTC(2027, 7, 31, 12)],
  ['2y', Date.UTC(2028, 7, 31, 12)],
  ['5y', Date.UTC(2031, 7, 31, 12)],
  ['forever', null],
] as const)('an exclusion of %s is never shorter than it says', (period, end) => {
  expect(exclusionEnd(period, NOW)).toBe(end);
});

test('a time-out is over by itself, an exclusion only once the member is back', () => {
  expect([isRunning(stop('timeOut', 1), NOW), isRunning(stop('timeOut', 0), NOW)]).toEqual([true, false]);
  expect(isRunning(stop('exclusion', -1), NOW)).toBe(true);
  expect(isRunning(stop('exclusion', -1, { returnsAt: NOW + 1 }), NOW)).toBe(true);
  expect(isRunning(stop('exclusion', -1, { returnsAt: NOW }), NOW)).toBe(false);
});

test('of several stops the one counts that keeps the account closed longest', () => {
  const [short, long] = [stop('exclusion', 1), stop('exclusion', 9)];
  const [forGood, timeOut] = [stop('exclusion', null), stop('timeOut', 30)];
  expect(stopInForce([short, timeOut, long], NOW)).toBe(long);
  expect(stopInForce([long, forGood, short], NOW)).toBe(forGood);
  expect(stopInForce([stop('timeOut', -1)], NOW)).toBeNull();
});

test('a stop can be lengthened, widened or made an exclusion, and nothing less', () => {
  const running = [stop('exclusion', 9)];
  const wide = { scope: 'operator' } as const;
  expect(addsTo(stop('exclusion', 10), running, NOW)).toBe(true);
  expect(addsTo(stop('exclusion', 9, wide), running, NOW)).toBe(true);
  expect(addsTo(stop('exclusion', null), running, NOW)).toBe(true);
  expect(addsTo(stop('exclusion', 9), running, NOW)).toBe(false);
  expect(addsTo(stop('exclusion', 8, wide), running, NOW)).toBe(false);
  expect(addsTo(stop('exclusion', 1), [stop('timeOut', 30)], NOW)).toBe(true);
});

test('a member can ask to come back once every exclusion has had its end', () => {
  expect(canAskToReturn([stop('exclusion', 0)], NOW)).toBe(true);
  expect(canAskToReturn([stop('exclusion', 0), stop('exclusion', 1)], NOW)).toBe(false);
  expect(canAskToReturn([stop('exclusion', null)], NOW)).toBe(false);
  expect(canAskToReturn([stop('timeOut', 1)], NOW)).toBe(false);
});

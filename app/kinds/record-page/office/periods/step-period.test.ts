import { describe, expect, it } from 'vitest';
import { named, stepPeriod, yesterdayOf } from './step-period.ts';

const TODAY = '2026-11-24';
const step = (from: string, to: string, way: 1 | -1) => {
  const found = stepPeriod({ from, to }, TODAY, way);
  return found && `${found.from} ${found.to}`;
};

describe('the period before or after', () => {
  it.each([
    ['2026-11-24', '2026-11-24', -1, '2026-11-23 2026-11-23'],
    ['2026-11-18', '2026-11-24', -1, '2026-11-11 2026-11-17'],
    ['2026-11-11', '2026-11-17', 1, '2026-11-18 2026-11-24'],
    // A period in progress ends today.
    ['2026-11-13', '2026-11-19', 1, '2026-11-20 2026-11-24'],
    ['2026-11-24', '2026-11-24', 1, undefined],
    // Months keep their lengths.
    ['2026-11-01', '2026-11-24', -1, '2026-10-01 2026-10-31'],
    ['2026-03-01', '2026-03-31', -1, '2026-02-01 2026-02-28'],
    ['2026-10-01', '2026-10-31', 1, '2026-11-01 2026-11-24'],
    ['2026-12-01', '2026-12-31', -1, '2026-11-01 2026-11-24'],
    ['2026-01-01', '2026-01-31', -1, '2025-12-01 2025-12-31'],
    // A part of a month is a number of days.
    ['2026-10-01', '2026-10-10', -1, '2026-09-21 2026-09-30'],
  ] as const)('of %s to %s, by %i, is %s', (from, to, way, expected) => {
    expect(step(from, to, way)).toBe(expected);
  });
});

it('finds the day before, also over a month’s end', () => {
  expect(yesterdayOf('2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-02-28' });
});

it('names days as the page does', () => {
  const all = ['today', 'week', 'month', 'own'] as const;
  expect(named({ from: TODAY, to: TODAY }, TODAY, all)).toEqual({ range: 'today' });
  expect(named({ from: '2026-11-18', to: TODAY }, TODAY, all)).toEqual({ range: 'week' });
  expect(named({ from: '2026-11-01', to: TODAY }, TODAY, all)).toEqual({ range: 'month' });
  expect(named({ from: '2026-11-01', to: TODAY }, TODAY, ['month', 'own'])).toEqual({ from: '2026-11-01', to: TODAY });
  expect(named({ from: '2026-11-02', to: TODAY }, TODAY, all)).toEqual({ from: '2026-11-02', to: TODAY });
});

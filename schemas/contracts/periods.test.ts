import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endedHours, endedPeriods, periodOf } from './periods.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const long = fc.constantFrom('daily' as const, 'weekly' as const, 'semimonthly' as const, 'monthly' as const);

describe('periodOf', () => {
  // @proves 9.26
  it.each([
    ['daily', '2026-11-21', '2026-11-21', '2026-11-21'],
    ['weekly', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['weekly', '2026-11-23', '2026-11-23', '2026-11-29'],
    ['semimonthly', '2026-11-15', '2026-11-01', '2026-11-15'],
    ['semimonthly', '2028-02-16', '2028-02-16', '2028-02-29'],
    ['monthly', '2026-12-31', '2026-12-01', '2026-12-31'],
  ] as const)('gives the %s period of %s', (period, at, from, to) => {
    expect(periodOf(period, at)).toEqual({ from, to });
  });

  it('holds its day, and is the period of each of its days', () => {
    const law = fc.property(long, day, (period, at) => {
      const { from, to } = periodOf(period, at);
      expect(from <= at && at <= to).toBe(true);
      expect(periodOf(period, from)).toEqual(periodOf(period, to));
    });
    fc.assert(law);
  });
});

describe('endedPeriods', () => {
  it('lists each period once, without a gap, however often it is asked', () => {
    const law = fc.property(long, day, fc.nat(120), fc.nat(120), (period, since, first, more) => {
      const later = (days: number) => new Date(Date.parse(since) + days * 86_400_000).toISOString().slice(0, 10);
      const all = endedPeriods(period, since, later(first + more));
      const before = endedPeriods(period, since, later(first));
      expect(all.slice(0, before.length)).toEqual(before);
      all.forEach(({ from }, index) => {
        const last = all[index - 1];
        if (last) expect(Date.parse(from) - Date.parse(last.to)).toBe(86_400_000);
      });
    });
    fc.assert(law);
  });

  it('leaves the running one out', () => {
    expect(endedPeriods('weekly', '2026-11-10', '2026-11-22')).toEqual([{ from: '2026-11-09', to: '2026-11-15' }]);
  });
});

describe('endedHours', () => {
  const HOUR = 3_600_000;
  it.each([23, 24, 25, 23.5])('covers a day of %d hours', (length) => {
    const hours = endedHours(0, length * HOUR, length * HOUR);
    expect(hours).toHaveLength(Math.ceil(length));
    expect(hours.at(-1)?.end).toBe(length * HOUR);
  });

  it('leaves the running one out', () => {
    expect(endedHours(0, 24 * HOUR, 2 * HOUR - 1)).toEqual([{ start: 0, end: HOUR }]);
  });
});

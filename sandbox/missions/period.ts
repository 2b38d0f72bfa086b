import type { MissionPeriod } from '#schemas/generated/platform.ts';
import { spanOf as calendarSpan, type PeriodSpan } from '../care/limits/period.ts';

const PERIODS = { daily: 'day', weekly: 'week' } as const;

/** The merchant's day, or its week from Monday, that contains a time. */
export function spanOf(period: MissionPeriod, time: number, timeZone: string): PeriodSpan {
  return calendarSpan(PERIODS[period], time, timeZone);
}

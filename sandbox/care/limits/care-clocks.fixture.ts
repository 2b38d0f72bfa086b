import type { Platform } from '#sandbox/platform.ts';
import { POINTS } from '#sandbox/points/point-member.ts';
import type { CarePeriod } from '#schemas/generated/platform.ts';

/** A zone with moments at which a period ends, or its clocks change: twice at midnight itself. */
export interface CareClock {
  currency: string;
  timeZone: string;
  moments: readonly number[];
}

export const CARE_CLOCKS: readonly CareClock[] = [
  {
    ...{ currency: 'GBP', timeZone: 'Europe/London' },
    moments: [
      // Clocks go forward at one, in a day of 23 hours between these midnights.
      ...[Date.UTC(2026, 2, 29, 1), Date.UTC(2026, 2, 29), Date.UTC(2026, 2, 29, 23)],
      // They go back at two, in a day of 25 hours.
      ...[Date.UTC(2026, 9, 25, 1), Date.UTC(2026, 9, 24, 23), Date.UTC(2026, 9, 26)],
      // A month ends in summer time.
      Date.UTC(2026, 5, 30, 23),
    ],
  },
  {
    ...{ currency: 'CLP', timeZone: 'America/Santiago' },
    // Back from 24:00 to 23:00, so that 23:00 comes twice, and forward from 24:00 to 01:00.
    moments: [Date.UTC(2026, 3, 5, 3), Date.UTC(2026, 3, 5, 4), Date.UTC(2026, 8, 6, 4), Date.UTC(2026, 8, 7, 3)],
  },
  {
    ...{ currency: 'EGP', timeZone: 'Africa/Cairo' },
    moments: [Date.UTC(2026, 3, 23, 22), Date.UTC(2026, 9, 29, 21), Date.UTC(2026, 9, 29, 22)],
  },
  {
    ...{ currency: 'PHP', timeZone: 'Asia/Manila' },
    // Midnight before a month, and before a week.
    moments: [Date.UTC(2026, 10, 30, 16), Date.UTC(2026, 10, 29, 16)],
  },
  { ...{ currency: 'USD', timeZone: 'UTC' }, moments: [Date.UTC(2027, 0, 1), Date.UTC(2026, 11, 28)] },
];

/** Start of the sandbox, before all moments of the clocks, so that its own timers do not affect the schedules. */
export const BEFORE_CLOCKS = Date.UTC(2026, 0, 5, 9);

export function clockOf(index: number): CareClock {
  const clock = CARE_CLOCKS[index];
  if (!clock) throw new Error(`There is no clock ${index}.`);
  return clock;
}

export function momentOf({ moments }: CareClock, index: number): number {
  return moments[index % moments.length] ?? 0;
}

export function inZone(platform: Platform, { currency }: CareClock, time: number): Platform {
  // Points are no money, and a third of the statements of a bet.
  const switches = { ...platform.switches, modules: { [POINTS]: false } };
  return { ...platform, switches, brand: { ...platform.brand, currency }, now: () => time };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The period that a moment is in, named after its first day. Written apart from the platform's own calendar, to check it. */
export function periodName(period: CarePeriod, at: number, timeZone: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  const day = format.format(at);
  if (period === 'day') return day;
  if (period === 'month') return day.slice(0, 7);
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - ((noon.getUTCDay() + 6) % 7));
  return noon.toISOString().slice(0, 10);
}

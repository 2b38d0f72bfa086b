import { addDays, dayIn, isDay, startOfDayIn } from '../merchants/days.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { DAY_MS } from '../time.ts';

const MOST_DAYS = 366;
/** A range stays within years of four digits, and so does the one before it. */
const [FIRST_DAY, LAST_DAY] = ['1971-01-01', '9998-12-31'];
/** The last moment of a `Date`. */
const LAST_TIME = 8_640_000_000_000_000;

export interface RangeQuery {
  period?: 'today' | 'week' | 'month';
  from?: string;
  to?: string;
}

export interface RecordRange {
  timeZone: string;
  /** yyyy-mm-dd in that zone, as are `from` and `to`. */
  today: string;
  from: string;
  /** Inclusive. */
  to: string;
  /** First millisecond of the range. */
  start: number;
  /** First millisecond after the range. */
  end: number;
}

/** A range that may have neither a first nor a last day. */
export type ListRange = Omit<RecordRange, 'from' | 'to'> & Partial<Pick<RecordRange, 'from' | 'to'>>;

/** The days that a record covers. @throws Refusal invalid_field for days that are no range */
export function recordRange(platform: Platform, query: RangeQuery): RecordRange {
  const timeZone = merchantZone(platform);
  const today = dayIn(platform.now(), timeZone);
  const { from, to } = daysOf(query, today);
  const [start, end] = [startOfDayIn(from, timeZone), startOfDayIn(addDays(to, 1), timeZone)];
  return { timeZone, today, from, to, start, end };
}

/** The days that a list covers: all of them unless the call names some. @throws as `recordRange` */
export function listRange(platform: Platform, query: RangeQuery): ListRange {
  const named = [query.period, query.from, query.to].some((part) => part !== undefined);
  if (named) return recordRange(platform, query);
  const timeZone = merchantZone(platform);
  return { timeZone, today: dayIn(platform.now(), timeZone), start: 0, end: LAST_TIME };
}

function daysOf({ period = 'week', from, to }: RangeQuery, today: string): { from: string; to: string } {
  if (from !== undefined || to !== undefined) return ownDays(from ?? '', to ?? '');
  if (period === 'today') return { from: today, to: today };
  return { from: period === 'week' ? addDays(today, -6) : `${today.slice(0, 8)}01`, to: today };
}

function ownDays(from: string, to: string): { from: string; to: string } {
  const isKnown = [from, to].every((day) => isDay(day) && day >= FIRST_DAY && day <= LAST_DAY);
  const days = isKnown ? (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 : 0;
  if (days >= 1 && days <= MOST_DAYS) return { from, to };
  throw new Refusal(422, 'invalid_field', `A range has a first and a last day, and at most ${MOST_DAYS} days.`);
}

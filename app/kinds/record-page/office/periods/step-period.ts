import type { ListRange } from '#app/kinds/record-page/days/range.ts';

/** Days as yyyy-mm-dd. */
export interface Days {
  from: string;
  to: string;
}

/** A period in the address, by name or by days. */
export type Period = { range: ListRange } | Days;

const DAY_MS = 86_400_000;

/**
 * The period before or after some days: the same number of days, or a month if they start one.
 * @returns undefined if the period is in the future
 */
export function stepPeriod({ from, to }: Days, today: string, way: 1 | -1): Days | undefined {
  const next = isMonth({ from, to }, today) ? monthAt(from, way) : daysAt({ from, to }, way);
  if (next.from > today) return undefined;
  return { from: next.from, to: next.to > today ? today : next.to };
}

export function yesterdayOf(today: string): Days {
  const day = addDays(today, -1);
  return { from: day, to: day };
}

/** The period by its name on the page, or by its days if they have no name. */
export function named(days: Days, today: string, offered: readonly ListRange[]): Period {
  // On a page without weeks, a month is another number of days.
  const isUsual = offered.includes('week');
  if (days.to !== today || !isUsual) return days;
  const range = (['today', 'week', 'month'] as const).find((name) => daysOf(name, today).from === days.from);
  return range ? { range } : days;
}

/** Days of a named period, on a page with weeks. */
export function daysOf(range: Exclude<ListRange, 'all' | 'own'>, today: string): Days {
  const begins = { today, week: addDays(today, -6), month: firstOf(today) };
  return { from: begins[range], to: today };
}

function isMonth({ from, to }: Days, today: string): boolean {
  if (from !== firstOf(from)) return false;
  return to === lastOf(from) || (to === today && firstOf(today) === from);
}

function monthAt(day: string, way: 1 | -1): Days {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const from = isoOf(Date.UTC(year, month - 1 + way, 1));
  return { from, to: lastOf(from) };
}

function daysAt({ from, to }: Days, way: 1 | -1): Days {
  const length = (timeOf(to) - timeOf(from)) / DAY_MS + 1;
  return { from: addDays(from, way * length), to: addDays(to, way * length) };
}

function lastOf(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return isoOf(Date.UTC(year, month, 0));
}

function firstOf(day: string): string {
  return `${day.slice(0, 8)}01`;
}

function addDays(day: string, count: number): string {
  return isoOf(timeOf(day) + count * DAY_MS);
}

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function isoOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

import type { ListRange } from '#app/kinds/record-page/days/range.ts';

/** Days as yyyy-mm-dd. */
export interface Days {
  from: string;
  to: string;
}

/** A period as the address has it: by its name, or by its days. */
export type Period = { range: ListRange } | Days;

const DAY_MS = 86_400_000;

/**
 * The period before some days or after them: as many days, or a month for what begins with one.
 * @returns undefined when nothing of it has come yet
 */
export function stepPeriod({ from, to }: Days, today: string, way: 1 | -1): Days | undefined {
  const next = isMonth({ from, to }, today) ? monthAt(from, way) : daysAt({ from, to }, way);
  if (next.from > today) return undefined;
  return { from: next.from, to: next.to > today ? today : next.to };
}

/** The day before. */
export function yesterdayOf(today: string): Days {
  const day = addDays(today, -1);
  return { from: day, to: day };
}

/** The period as the page names it, if it has a name for these days. */
export function named(days: Days, today: string, offered: readonly ListRange[]): Period {
  // What a page without weeks calls a month is another number of days.
  const isUsual = offered.includes('week');
  if (days.to !== today || !isUsual) return days;
  const range = (['today', 'week', 'month'] as const).find((name) => daysOf(name, today).from === days.from);
  return range ? { range } : days;
}

/** The days of a name, on a page that has weeks. */
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

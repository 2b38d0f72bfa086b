import type { RangeQuery } from '../calls/record-range.ts';
import { addDays, startOfDayIn } from '../merchants/days.ts';
import { DAY_MS } from '../time.ts';
import type { TeamRange } from './team-counts.ts';

/**
 * The days that a range is compared with: as many before it. A month so far is compared with the first days of the month
 * before, to the same date or to that month's last day.
 */
export function rangeBefore({ from, to, timeZone }: TeamRange, period: RangeQuery['period']): TeamRange {
  const isMonth = period === 'month' && from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7);
  const last = addDays(from, -1);
  const first = isMonth ? `${last.slice(0, 8)}01` : addDays(from, -lengthOf(from, to));
  const end = isMonth && last.slice(8) > to.slice(8) ? `${last.slice(0, 8)}${to.slice(8)}` : last;
  return {
    ...{ from: first, to: end, timeZone },
    ...{ start: startOfDayIn(first, timeZone), end: startOfDayIn(addDays(end, 1), timeZone) },
  };
}

function lengthOf(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

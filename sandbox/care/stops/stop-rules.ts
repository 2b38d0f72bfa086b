import { DAY_MS, HOUR_MS } from '#sandbox/time.ts';

/**
 * Time-outs and self-exclusions.
 *
 * - UKGC, LCCP, social responsibility code 3.3.4: time-outs of 24 hours, one week, one month, or any other period up to six
 *   weeks. Code 3.5.3: self-exclusions of at least six months, extendable; they stay in place until the customer asks to come
 *   back, by positive action, and a day has passed. Found in summaries only, but for the six months, which the Commission's page on
 *   self-exclusion names.
 */
export interface StopRow {
  kind: 'timeOut' | 'exclusion';
  scope: 'brand' | 'operator';
  startedAt: number;
  /** Null for good. */
  endsAt: number | null;
  /** Time at which the account reopens after an exclusion; null until the member asks. */
  returnsAt: number | null;
}

export const SHORTEST_TIME_OUT_HOURS = 24;
/** Six weeks. */
export const LONGEST_TIME_OUT_HOURS = 1008;
/** Waiting time after a member asks to return. */
export const RETURN_AFTER_MS = DAY_MS;

const MONTHS = { '6m': 6, '1y': 12, '2y': 24, '5y': 60 } as const;
export type ExclusionPeriod = keyof typeof MONTHS | 'forever';

export function timeOutEnd(hours: number, now: number): number {
  return now + hours * HOUR_MS;
}

/**
 * The same calendar day that many months later, and never sooner: six months after 31 August is 1 March or later. Null
 * if it is permanent.
 */
export function exclusionEnd(period: ExclusionPeriod, now: number): number | null {
  if (period === 'forever') return null;
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() + MONTHS[period]);
  return date.getTime();
}

/** Whether a stop still keeps the account closed. */
export function isRunning({ kind, endsAt, returnsAt }: StopRow, now: number): boolean {
  if (kind === 'timeOut') return endsAt !== null && now < endsAt;
  return returnsAt === null || now < returnsAt;
}

/** End of a stop in epoch milliseconds; infinite for one without an end. */
function endOf({ endsAt }: StopRow): number {
  return endsAt ?? Number.POSITIVE_INFINITY;
}

/** The stop that keeps the account closed longest. An exclusion outranks a time-out, because it never lapses. */
export function stopInForce<Row extends StopRow>(rows: readonly Row[], now: number): Row | null {
  const running = rows.filter((row) => isRunning(row, now));
  const ranked = running.toSorted(
    (a, b) => Number(b.kind === 'exclusion') - Number(a.kind === 'exclusion') || (endOf(b) > endOf(a) ? 1 : -1),
  );
  return ranked[0] ?? null;
}

/** Whether a stop adds something to those in force: it ends later, covers more, or is the first exclusion. */
export function addsTo(stop: StopRow, rows: readonly StopRow[], now: number): boolean {
  return rows
    .filter((row) => isRunning(row, now))
    .every((row) => {
      const isStronger = stop.kind === 'exclusion' && row.kind === 'timeOut';
      const isWider = stop.scope === 'operator' && row.scope === 'brand';
      return isStronger || endOf(stop) > endOf(row) || (isWider && endOf(stop) >= endOf(row));
    });
}

/** Whether the member can ask to come back: each running exclusion has reached its end. */
export function canAskToReturn(rows: readonly StopRow[], now: number): boolean {
  const exclusions = rows.filter((row) => row.kind === 'exclusion' && isRunning(row, now));
  return exclusions.length > 0 && exclusions.every((row) => endOf(row) <= now);
}

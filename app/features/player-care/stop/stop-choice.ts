import type { ExclusionStart } from '#schemas/generated/platform.ts';

/** A time-out of some hours, or an exclusion. */
export type StopChoice =
  | { kind: 'timeOut'; hours: number }
  | { kind: 'exclusion'; period: ExclusionStart['period']; scope: ExclusionStart['scope'] };

const DAY = 24;

/** Lengths of a time-out in hours, from a day to six weeks. */
export const TIME_OUTS: readonly number[] = [DAY, 3 * DAY, 7 * DAY, 14 * DAY, 28 * DAY, 42 * DAY];

export const EXCLUSIONS: readonly ExclusionStart['period'][] = ['6m', '1y', '2y', '5y', 'forever'];

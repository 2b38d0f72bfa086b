/** Number of visits of a build, and of those with an error. */
export interface Visits {
  readonly visits: number;
  readonly errors: number;
}

/** Limits beyond which a staged release is worse than the live one. */
export interface Limits {
  /** Minimum difference of the shares of visits with errors, in percentage points. */
  readonly threshold: number;
  /** Minimum number of visits of each release. */
  readonly visits: number;
}

/** Probability that a check stops an equally good release by chance. */
const CHANCE = 1e-6;

/**
 * Whether a staged release has more visits with errors than the live one, by more than the threshold and by more than
 * chance explains.
 */
export function isWorse(staged: Visits, live: Visits, { threshold, visits }: Limits): boolean {
  if (Math.min(staged.visits, live.visits) < Math.max(visits, 1)) return false;
  return percentOf(staged) - percentOf(live) > threshold && chanceOf(staged, live) < CHANCE;
}

/** Percentage of visits with errors. */
export function percentOf({ visits, errors }: Visits): number {
  return visits === 0 ? 0 : (100 * errors) / visits;
}

/**
 * Upper bound of the probability that at least this many of all visits with errors fall on the staged release, if both
 * are equally good: each then falls on it as often as any visit does. Chernoff bound of the binomial tail.
 */
function chanceOf(staged: Visits, live: Visits): number {
  const errors = staged.errors + live.errors;
  const expected = staged.visits / (staged.visits + live.visits);
  const rate = staged.errors / errors;
  const divergence = part(rate, expected) + part(1 - rate, 1 - expected);
  return Math.exp(-errors * divergence);
}

function part(observed: number, expected: number): number {
  return observed === 0 ? 0 : observed * Math.log(observed / expected);
}

/** Visits of one build, and those of them that had an error. */
export interface Visits {
  readonly visits: number;
  readonly errors: number;
}

/** When a staged release counts as worse than the live one. */
export interface Limits {
  /** Percent points by which its share of visits with errors has to be larger. */
  readonly threshold: number;
  /** Visits that each of the two needs. */
  readonly visits: number;
}

/** How often chance alone may stop a release that is as good as the live one, in one look. */
const CHANCE = 1e-6;

/** True if a staged release has more visits with errors than the live one, by more than the threshold and by more than chance. */
export function isWorse(staged: Visits, live: Visits, { threshold, visits }: Limits): boolean {
  if (Math.min(staged.visits, live.visits) < Math.max(visits, 1)) return false;
  return percentOf(staged) - percentOf(live) > threshold && chanceOf(staged, live) < CHANCE;
}

/** Visits with errors, in percent. */
export function percentOf({ visits, errors }: Visits): number {
  return visits === 0 ? 0 : (100 * errors) / visits;
}

/**
 * Upper bound of the chance that the staged release has at least so many of all visits with errors, if both releases are equally good: a
 * visit with an error then falls on the staged one as often as any visit does. Chernoff's bound of the binomial tail.
 */
function chanceOf(staged: Visits, live: Visits): number {
  const errors = staged.errors + live.errors;
  const expected = staged.visits / (staged.visits + live.visits);
  const found = staged.errors / errors;
  const divergence = part(found, expected) + part(1 - found, 1 - expected);
  return Math.exp(-errors * divergence);
}

function part(found: number, expected: number): number {
  return found === 0 ? 0 : found * Math.log(found / expected);
}

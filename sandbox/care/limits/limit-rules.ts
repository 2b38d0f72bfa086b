import { HOUR_MS } from '#sandbox/time.ts';

/**
 * A member's limit and what it is about to become. A decrease counts at once, an increase only after a wait, and only if the
 * member then confirms it:
 * - UKGC, Remote gambling and software technical standards, RTS 12 (wording from 30 September 2026): an increase takes effect
 *   after a cooling-off period of 24 hours and once the customer has confirmed it by a positive action; a decrease without
 *   delay.
 * - Pennsylvania, 58 Pa. Code § 814a.2: a decrease by the next log-in; an increase "only after the time period of the previous
 *   limit has expired and the registered player reaffirms the requested increase". `waitsForPeriod` stands for it.
 * - Malta, Player Protection Directive (Directive 2 of 2018): at once and after 24 hours. Found in summaries only.
 */
export interface LimitState {
  /** Minor units, or minutes; null for no limit. */
  amount: number | null;
  /** Time of the request for an increase; null without one. */
  askedAt: number | null;
  /** The limit after the increase; null for none. */
  wanted: number | null;
}

export const NO_LIMIT: LimitState = Object.freeze({ amount: null, askedAt: null, wanted: null });

/** Whether a limit lets through no more than another one does. */
export function isTighter(amount: number | null, than: number | null): boolean {
  if (amount === null) return than === null;
  return than === null || amount <= than;
}

/** The limit after a member has chosen an amount. The same increase again keeps its place in the queue. */
export function chosen(state: LimitState, amount: number | null, now: number): LimitState {
  if (isTighter(amount, state.amount)) return { amount, askedAt: null, wanted: null };
  if (state.askedAt !== null && state.wanted === amount) return state;
  return { ...state, askedAt: now, wanted: amount };
}

export interface IncreaseRule {
  /** Hours that an increase waits. */
  hours: number;
  /** End of the period in which the increase was requested, if the regulator has it wait that long; else null. */
  periodEnd: number | null;
}

/** Time from which an increase can be confirmed; null without one. */
export function readyAt({ askedAt }: LimitState, { hours, periodEnd }: IncreaseRule): number | null {
  return askedAt === null ? null : Math.max(askedAt + hours * HOUR_MS, periodEnd ?? 0);
}

/** The limit after its increase. Needs one that has waited. */
export function confirmed({ wanted }: LimitState): LimitState {
  return { amount: wanted, askedAt: null, wanted: null };
}

/** The limit without its increase. */
export function kept({ amount }: LimitState): LimitState {
  return { amount, askedAt: null, wanted: null };
}

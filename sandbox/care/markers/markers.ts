import { DAY_MS, HOUR_MS } from '#sandbox/time.ts';

/**
 * Markers of harm: what a platform knows of a member's play, and what it does for their sake.
 *
 * The kinds of markers are those of the UKGC's customer interaction guidance for remote licensees (formal guidance under SR code
 * 3.4.3, requirement 5: spend, patterns of spend, time, behaviour, use of management tools, account indicators) and of its
 * earlier guidance (time of day, escalation in deposit levels, cancelled withdrawals, failed deposits, changed limits). Malta's
 * Player Protection Directive lists markers since 2023 (found in summaries). The thresholds and weights are this platform's
 * own, and stand here alone. Requirement 9 asks for steps that grow with the number of markers.
 */
export interface CareFact {
  kind: 'deposit' | 'depositFailed' | 'withdrawalCancelled' | 'stake' | 'return' | 'limitReached';
  at: number;
  /** Minor units; zero for facts without an amount. */
  amount: number;
  /** Hour of the day on the merchant's clock. */
  hour: number;
}

export const MARKERS = [
  'chasingLosses',
  'nightPlay',
  'risingDeposits',
  'cancelledWithdrawals',
  'limitTouched',
  'failedDeposits',
] as const;
export type Marker = (typeof MARKERS)[number];

interface Rule {
  weight: number;
  /** Explanation for the operator. */
  text: string;
  holds(facts: readonly CareFact[], now: number): boolean;
}

const within = (facts: readonly CareFact[], kind: CareFact['kind'], from: number, to: number) =>
  facts.filter((fact) => fact.kind === kind && fact.at > from && fact.at <= to);
const sumOf = (facts: readonly CareFact[]) => facts.reduce((total, { amount }) => total + amount, 0);
const week = (weeks: number) => weeks * 7 * DAY_MS;

export const RULES: Readonly<Record<Marker, Rule>> = {
  chasingLosses: {
    weight: 3,
    text: 'Paid in twice or more within a day after losing three quarters of the payment before',
    holds: (facts, now) => timesChased(facts.filter(({ at }) => at > now - DAY_MS && at <= now)) >= 2,
  },
  nightPlay: {
    weight: 2,
    text: 'Played between midnight and six on three days or more of a week',
    holds: (facts, now) => {
      const nights = within(facts, 'stake', now - week(1), now).filter(({ hour }) => hour < 6);
      // The day of its midnight at the merchant: in some zones a night there has parts of two days of UTC.
      return new Set(nights.map(({ at, hour }) => Math.floor((at - hour * HOUR_MS) / DAY_MS))).size >= 3;
    },
  },
  risingDeposits: {
    weight: 2,
    text: 'Paid in more than twice the usual week of the four before',
    holds: (facts, now) => {
      const usual = sumOf(within(facts, 'deposit', now - week(5), now - week(1))) / 4;
      return usual > 0 && sumOf(within(facts, 'deposit', now - week(1), now)) > 2 * usual;
    },
  },
  cancelledWithdrawals: {
    weight: 2,
    text: 'Took back two withdrawals or more within a week',
    holds: (facts, now) => within(facts, 'withdrawalCancelled', now - week(1), now).length >= 2,
  },
  limitTouched: {
    weight: 2,
    text: 'Reached a limit of their own twice or more within a week',
    holds: (facts, now) => within(facts, 'limitReached', now - week(1), now).length >= 2,
  },
  failedDeposits: {
    weight: 1,
    text: 'Failed to pay in three times or more within a day',
    holds: (facts, now) => within(facts, 'depositFailed', now - DAY_MS, now).length >= 3,
  },
};

/** Number of deposits after losing three quarters of the previous one. Facts must be in chronological order. */
function timesChased(facts: readonly CareFact[]): number {
  let times = 0;
  let paid: number | null = null;
  let lost = 0;
  for (const { kind, amount } of facts) {
    if (kind === 'stake') lost += amount;
    else if (kind === 'return') lost -= amount;
    else if (kind === 'deposit') {
      if (paid !== null && lost * 4 >= paid * 3) times += 1;
      [paid, lost] = [amount, 0];
    }
  }
  return times;
}

export type CareStepKind = 'message' | 'prompt' | 'call';

/** Steps with their lowest score, the strongest first. */
const STEPS: readonly (readonly [CareStepKind, number])[] = [
  ['call', 6],
  ['prompt', 4],
  ['message', 2],
];

export interface Judgement {
  score: number;
  /** Sorted as in `MARKERS`. */
  reasons: Marker[];
  /** Null below every step. */
  step: CareStepKind | null;
}

/** Scores the facts of the last five weeks. @param facts in order of time */
export function judge(facts: readonly CareFact[], now: number): Judgement {
  const reasons = MARKERS.filter((marker) => RULES[marker].holds(facts, now));
  const score = reasons.reduce((total, marker) => total + RULES[marker].weight, 0);
  return { score, reasons, step: STEPS.find(([, from]) => score >= from)?.[0] ?? null };
}

/** Whether a step does more than another one. */
export function isStronger(step: CareStepKind, than: CareStepKind): boolean {
  const order = STEPS.map(([kind]) => kind);
  return order.indexOf(step) < order.indexOf(than);
}

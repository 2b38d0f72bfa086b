import { problemsOf } from '#schemas/contracts/check-terms.ts';
import { excessOver } from '#schemas/contracts/compare-terms.ts';
import {
  type ContractKind,
  type ContractPeriod,
  KIND_RULES,
  PAYMENTS,
  type Terms,
  THRESHOLDS,
  type Tier,
} from '#schemas/contracts/terms.ts';
import { isMinorUnits, minorUnits, ZERO } from '#schemas/money/minor-units.ts';

export type TierField = keyof Tier;

/** A tier in the form: null for an empty field, NaN for text that is not a number. */
export type TierDraft = Readonly<Record<TierField, number | null>>;

export interface TierFault {
  tier: number;
  field: TierField;
  rule: 'number' | 'range' | 'falls' | 'same' | 'empty' | 'most';
  /** Highest allowed payment. */
  most?: number;
}

const EMPTY: TierDraft = {
  ...{ validBet: null, netLoss: null, activeMembers: null, singleBet: null },
  ...{ rate: null, winRate: null, lossRate: null, amount: null },
};
const MONEY: ReadonlySet<TierField> = new Set(['validBet', 'netLoss', 'singleBet', 'amount']);

export function isMoney(field: TierField): boolean {
  return MONEY.has(field);
}

/** The fields of a kind of contract, thresholds first. */
export function fieldsOf(kind: ContractKind): TierField[] {
  return [...KIND_RULES[kind].thresholds, ...KIND_RULES[kind].payments];
}

/** Initial tiers of a proposal: the downline's current contract, or the thresholds of the agent's own. */
export function firstDrafts(own: readonly Tier[], before: readonly Tier[] | undefined): TierDraft[] {
  if (before) return before.map((tier) => ({ ...tier }));
  return own.map((tier) => ({ ...EMPTY, ...Object.fromEntries(THRESHOLDS.map((name) => [name, tier[name]])) }));
}

/** A new tier starts with the values of the last one. */
export function nextDraft(last: TierDraft | undefined): TierDraft {
  return { ...EMPTY, ...last };
}

/** The typed terms. Empty fields become zero. */
export function termsOfDrafts(kind: ContractKind, period: ContractPeriod, drafts: readonly TierDraft[]): Terms {
  return { kind, period, tiers: drafts.map(tierOf) };
}

function tierOf(draft: TierDraft): Tier {
  const whole = (field: TierField) => (Number.isSafeInteger(draft[field]) ? (draft[field] ?? 0) : 0);
  const money = (field: TierField) => (isMinorUnits(whole(field)) ? minorUnits(whole(field)) : ZERO);
  return {
    ...{ validBet: money('validBet'), netLoss: money('netLoss'), singleBet: money('singleBet') },
    ...{ activeMembers: whole('activeMembers'), amount: money('amount') },
    ...{ rate: whole('rate'), winRate: whole('winRate'), lossRate: whole('lossRate') },
  };
}

/** Faults of a proposal, at most one a field. @param own the contract that pays the agent */
export function faultsOf(drafts: readonly TierDraft[], terms: Terms, own: Terms): TierFault[] {
  const unread = drafts.flatMap((draft, tier) =>
    [...THRESHOLDS, ...PAYMENTS]
      .filter((field) => draft[field] !== null && !Number.isSafeInteger(draft[field]))
      .map((field): TierFault => ({ tier, field, rule: 'number' })),
  );
  const broken = problemsOf(terms).flatMap((problem): TierFault[] =>
    problem.about === 'tier' && problem.rule !== 'unused' ? [{ ...problem, rule: problem.rule }] : [],
  );
  const above = excessOver(own, terms).map(({ tier, payment, most }): TierFault => {
    return { tier, field: payment, rule: 'most', most };
  });
  const firstFaults = new Map<string, TierFault>();
  for (const { tier, field, rule, most } of [...unread, ...above, ...broken]) {
    const key = `${tier} ${field}`;
    if (!firstFaults.has(key)) firstFaults.set(key, { tier, field, rule, ...(most !== undefined && { most }) });
  }
  return [...firstFaults.values()];
}

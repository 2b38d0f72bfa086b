import { KIND_RULES, PAYMENTS, type Terms, THRESHOLDS, type Tier } from './terms.ts';

export const MOST_TIERS = 10;
/** A rate of a hundred percent, in hundredths of a percent. */
export const WHOLE = 10_000;

/** A mistake in terms. The period and the number of tiers have no tier, all others name a field of one. */
export type TermsProblem =
  | { about: 'period' | 'tiers' }
  | { about: 'tier'; tier: number; field: keyof Tier; rule: 'unused' | 'range' | 'falls' | 'same' | 'empty' };

/** Every problem with a contract's terms. Limits set by the proposer's own contract are checked by `excessOver`. */
export function problemsOf(terms: Terms): TermsProblem[] {
  const { kind, period, tiers } = terms;
  const found: TermsProblem[] = [];
  if (!KIND_RULES[kind].periods.includes(period)) found.push({ about: 'period' });
  if (tiers.length < 1 || tiers.length > MOST_TIERS) found.push({ about: 'tiers' });
  return [...found, ...tiers.flatMap((tier, index) => problemsOfTier(terms, tier, index))];
}

function problemsOfTier({ kind, tiers }: Terms, tier: Tier, index: number): TermsProblem[] {
  const { thresholds, payments } = KIND_RULES[kind];
  const used: ReadonlySet<keyof Tier> = new Set([...thresholds, ...payments]);
  const problem = (field: keyof Tier, rule: 'unused' | 'range' | 'falls' | 'same' | 'empty'): TermsProblem => ({
    ...{ about: 'tier', tier: index, field, rule },
  });
  const fields = [...THRESHOLDS, ...PAYMENTS];
  const found = fields.flatMap((field) => {
    if (!isInRange(field, tier[field])) return [problem(field, 'range')];
    return tier[field] > 0 && !used.has(field) ? [problem(field, 'unused')] : [];
  });
  if (payments.every((field) => tier[field] === 0)) found.push(problem(payments[0] ?? 'rate', 'empty'));
  const before = tiers[index - 1];
  if (!before) return found;
  const falling = fields.filter((field) => tier[field] < before[field]);
  found.push(...falling.map((field) => problem(field, 'falls')));
  if (thresholds.every((field) => tier[field] === before[field]))
    found.push(problem(thresholds[0] ?? 'validBet', 'same'));
  return found;
}

const RATES: ReadonlySet<keyof Tier> = new Set(['rate', 'winRate', 'lossRate']);

function isInRange(field: keyof Tier, value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && (!RATES.has(field) || value <= WHOLE);
}

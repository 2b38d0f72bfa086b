import fc from 'fast-check';
import { minorUnits, ZERO } from '../money/minor-units.ts';
import { MOST_TIERS, WHOLE } from './check-terms.ts';
import type { Figures } from './due.ts';
import type { Party } from './settle-period.ts';
import { CONTRACT_KINDS, type ContractKind, KIND_RULES, PAYMENTS, type Terms, THRESHOLDS, type Tier } from './terms.ts';

export const NO_TIER: Tier = {
  ...{ validBet: ZERO, netLoss: ZERO, activeMembers: 0, singleBet: ZERO },
  ...{ rate: 0, winRate: 0, lossRate: 0, amount: ZERO },
};

const money = (most: number) => fc.integer({ min: 0, max: most }).map(minorUnits);
const rate = fc.integer({ min: 1, max: WHOLE });

const tier: fc.Arbitrary<Tier> = fc.record({
  ...{ validBet: money(10_000_000), netLoss: money(1_000_000), activeMembers: fc.nat(200), singleBet: money(100_000) },
  ...{ rate, winRate: rate, lossRate: rate, amount: fc.integer({ min: 1, max: 5_000_000 }).map(minorUnits) },
});

/** Terms without a problem. */
export function termsOf(kind: ContractKind): fc.Arbitrary<Terms> {
  const { periods, thresholds, payments } = KIND_RULES[kind];
  const used: readonly string[] = [...thresholds, ...payments];
  const tiers = fc.array(tier, { minLength: 1, maxLength: MOST_TIERS }).map((drawn) => rising(drawn, used));
  return fc.record({ kind: fc.constant(kind), period: fc.constantFrom(...periods), tiers });
}

export const anyTerms = fc.constantFrom(...CONTRACT_KINDS).chain(termsOf);

/** Sorted field by field, so that none falls, and without steps that begin where another one does. */
function rising(drawn: readonly Tier[], used: readonly string[]): Tier[] {
  const columns = [...THRESHOLDS, ...PAYMENTS].map((field) => {
    const values = drawn.map((one) => (used.includes(field) ? one[field] : 0)).sort((a, b) => a - b);
    return [field, values] as const;
  });
  const tiers = drawn.map((_, index): Tier => {
    const at = Object.fromEntries(columns.map(([field, values]) => [field, values[index] ?? 0]));
    const amounts = {
      validBet: at['validBet'],
      netLoss: at['netLoss'],
      singleBet: at['singleBet'],
      amount: at['amount'],
    };
    const money = Object.fromEntries(Object.entries(amounts).map(([name, value = 0]) => [name, minorUnits(value)]));
    return { ...NO_TIER, ...at, ...money };
  });
  return tiers.filter((one, index) => {
    const before = tiers[index - 1];
    return !before || THRESHOLDS.some((field) => one[field] > before[field]);
  });
}

export const anyFigures: fc.Arbitrary<Figures> = fc.record({
  validBet: money(20_000_000),
  netLoss: fc.integer({ min: -2_000_000, max: 2_000_000 }).map(minorUnits),
  activeMembers: fc.nat(400),
});

const DEEPEST = 4;

/** A tree of contracts of one kind, whose figures and terms need not fit together. */
export function treeOf(kind: ContractKind): fc.Arbitrary<Party> {
  return partyOf(kind, DEEPEST).map((drawn) => {
    let id = 0;
    const numbered = (party: Party): Party => ({ ...party, id: ++id, below: party.below.map(numbered) });
    return numbered(drawn);
  });
}

function partyOf(kind: ContractKind, levels: number): fc.Arbitrary<Party> {
  const below = levels === 0 ? fc.constant([]) : fc.array(partyOf(kind, levels - 1), { maxLength: 3 });
  return fc.record({ id: fc.constant(0), terms: termsOf(kind), figures: anyFigures, below });
}

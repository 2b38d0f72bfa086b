import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minorUnits, ZERO } from '../money/minor-units.ts';
import { problemsOf } from './check-terms.ts';
import { endedBy, excessOver } from './compare-terms.ts';
import { anyFigures, anyTerms, NO_TIER, termsOf } from './contracts.fixture.ts';
import { dueOf, dueOfBet } from './due.ts';
import { CONTRACT_KINDS, type Terms } from './terms.ts';

const pairs = fc.constantFrom(...CONTRACT_KINDS).chain((kind) => fc.tuple(termsOf(kind), termsOf(kind)));

/** Every payment cut to the allowed amount. */
function within(own: Terms, given: Terms): Terms {
  const excess = excessOver(own, given);
  const tiers = given.tiers.map((tier, index) => {
    const cut = excess.filter((one) => one.tier === index).map(({ payment, most }) => [payment, most] as const);
    return { ...tier, ...Object.fromEntries(cut) };
  });
  return { ...given, tiers };
}

it('never lets a contract pay more than the own one for the same figures', () => {
  const law = fc.property(pairs, anyFigures, fc.nat(200_000).map(minorUnits), ([own, given], figures, stake) => {
    const allowed = within(own, { ...given, period: own.period });
    expect(excessOver(own, allowed)).toEqual([]);
    expect(dueOf(allowed, figures)).toBeLessThanOrEqual(dueOf(own, figures));
    expect(dueOfBet(allowed, stake)).toBeLessThanOrEqual(dueOfBet(own, stake));
  });
  fc.assert(law);
});

it('finds nothing to object to in the same terms, and everything without own ones', () => {
  const law = fc.property(anyTerms, (terms) => {
    expect(problemsOf(terms)).toEqual([]);
    expect(excessOver(terms, terms)).toEqual([]);
    expect(endedBy(terms, [{ terms }])).toEqual([]);
    expect(endedBy(undefined, [{ terms }])).toEqual([{ terms }]);
  });
  fc.assert(law);
});

const dividend = (...tiers: [netLoss: number, rate: number][]): Terms => ({
  ...{ kind: 'dividend', period: 'weekly' },
  tiers: tiers.map(([netLoss, rate]) => ({ ...NO_TIER, netLoss: minorUnits(netLoss), rate })),
});

it('says which tier pays too much, and how much it may pay', () => {
  const own = dividend([5_000, 800], [40_000, 2200]);
  expect(excessOver(own, dividend([5_000, 800], [15_000, 1100], [40_000, 1600]))).toEqual([
    { tier: 1, payment: 'rate', most: 800 },
  ]);
});

it('allows nothing below the first tier, or for another period', () => {
  const own = dividend([5_000, 800]);
  expect(excessOver(own, dividend([4_999, 1]))).toEqual([{ tier: 0, payment: 'rate', most: 0 }]);
  expect(excessOver(own, { ...own, period: 'monthly' })).toEqual([{ tier: 0, payment: 'rate', most: 0 }]);
});

// @proves 4.61
it('ends the contracts that pay more than a new one', () => {
  const [low, high] = [{ terms: dividend([ZERO, 1500]) }, { terms: dividend([ZERO, 1800]) }];
  expect(endedBy(dividend([ZERO, 1600]), [low, high])).toEqual([high]);
});

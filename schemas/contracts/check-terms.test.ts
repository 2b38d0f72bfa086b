import { expect, it } from 'vitest';
import { minorUnits } from '../money/minor-units.ts';
import { problemsOf } from './check-terms.ts';
import { NO_TIER } from './contracts.fixture.ts';
import type { Terms, Tier } from './terms.ts';

const dividend = (...tiers: Partial<Tier>[]): Terms => ({
  ...{ kind: 'dividend', period: 'weekly' },
  tiers: tiers.map((tier) => ({ ...NO_TIER, ...tier })),
});

it('wants one to ten tiers, and a period of the kind', () => {
  expect(problemsOf(dividend())).toEqual([{ about: 'tiers' }]);
  const many = Array.from({ length: 11 }, (_, index) => ({ activeMembers: index, rate: 100 + index }));
  expect(problemsOf(dividend(...many))).toEqual([{ about: 'tiers' }]);
  expect(problemsOf({ ...dividend({ rate: 100 }), period: 'hourly' })).toEqual([{ about: 'period' }]);
});

it('wants rates of at most everything, and no field that the kind does not use', () => {
  const terms = dividend({ rate: 10_001, amount: minorUnits(500) }, { activeMembers: -1, rate: 10_001 });
  expect(problemsOf(terms)).toEqual([
    { about: 'tier', tier: 0, field: 'rate', rule: 'range' },
    { about: 'tier', tier: 0, field: 'amount', rule: 'unused' },
    { about: 'tier', tier: 1, field: 'activeMembers', rule: 'range' },
    { about: 'tier', tier: 1, field: 'rate', rule: 'range' },
    { about: 'tier', tier: 1, field: 'activeMembers', rule: 'falls' },
    { about: 'tier', tier: 1, field: 'amount', rule: 'falls' },
  ]);
});

// @proves 3.33
it('wants each tier to pay something, to begin after the one before, and to pay no less', () => {
  const terms = dividend(
    { activeMembers: 5, rate: 0 },
    { activeMembers: 5, rate: 900 },
    { activeMembers: 9, rate: 800 },
  );
  expect(problemsOf(terms)).toEqual([
    { about: 'tier', tier: 0, field: 'rate', rule: 'empty' },
    { about: 'tier', tier: 1, field: 'validBet', rule: 'same' },
    { about: 'tier', tier: 2, field: 'rate', rule: 'falls' },
  ]);
});

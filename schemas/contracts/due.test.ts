import { expect, it } from 'vitest';
import { minorUnits } from '../money/minor-units.ts';
import { NO_TIER } from './contracts.fixture.ts';
import { dueOf, dueOfBet, type Figures } from './due.ts';
import type { Terms, Tier } from './terms.ts';

const figures = (validBet: number, netLoss: number, activeMembers: number): Figures => ({
  ...{ validBet: minorUnits(validBet), netLoss: minorUnits(netLoss), activeMembers },
});
const terms = (kind: Terms['kind'], period: Terms['period'], ...tiers: Partial<Tier>[]): Terms => ({
  ...{ kind, period },
  tiers: tiers.map((tier) => ({ ...NO_TIER, ...tier })),
});

const dividend = terms(
  'dividend',
  'weekly',
  { validBet: minorUnits(10_000_000), netLoss: minorUnits(500_000), activeMembers: 10, rate: 800 },
  { validBet: minorUnits(30_000_000), netLoss: minorUnits(1_500_000), activeMembers: 25, rate: 1100 },
);

it('pays a dividend by the highest tier of which everything is reached', () => {
  expect(dueOf(dividend, figures(41_260_000, 1_824_000, 37))).toBe(200_640);
  expect(dueOf(dividend, figures(41_260_000, 1_824_000, 24))).toBe(145_920);
  expect(dueOf(dividend, figures(41_260_000, 499_999, 37))).toBe(0);
});

it('pays no dividend where the players won', () => {
  expect(dueOf(terms('dividend', 'monthly', { rate: 800 }), figures(41_260_000, -1, 37))).toBe(0);
});

it('pays a salary as a sum, by the rate of a win or of a loss, or both', () => {
  const salary = terms('dailySalary', 'daily', { amount: minorUnits(40_000), winRate: 10, lossRate: 20 });
  expect(dueOf(salary, figures(1_000_000, -5, 3))).toBe(41_000);
  expect(dueOf(salary, figures(1_000_000, 5, 3))).toBe(42_000);
  expect(dueOf(salary, figures(0, 0, 0))).toBe(40_000);
});

it('pays a real-time salary by the size of each bet', () => {
  const salary = terms('realTimeSalary', 'fiveMinutes', { rate: 2 }, { singleBet: minorUnits(100_000), rate: 5 });
  expect(dueOfBet(salary, minorUnits(99_999))).toBe(19);
  expect(dueOfBet(salary, minorUnits(100_000))).toBe(50);
});

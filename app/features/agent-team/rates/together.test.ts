import { expect, it } from 'vitest';
import { commonRate, together, unableTo } from './together.ts';

const range = (account: string, lowestRate: number, rate: number, isDirect = true) => {
  return { account, rate, lowestRate, highestRate: 80, isDirect };
};
const ranges = [range('coral', 60, 75), range('kiko', 0, 30), range('banaba', 70, 90, false)];

it('shares the rates that each direct downline can have', () => {
  const found = together(ranges);
  expect(found?.direct.map(({ account }) => account)).toEqual(['coral', 'kiko']);
  expect(found?.shared).toEqual({ lowest: 60, highest: 80 });
  expect(found?.widest).toEqual({ lowest: 0, highest: 80 });
  expect(together([range('banaba', 0, 1, false)])).toBeNull();
});

it('names the accounts that keep their rates, and why', () => {
  const named = (rate: number | null) => unableTo(ranges, rate).map(({ account, reason }) => `${account} ${reason}`);
  expect(named(null)).toEqual(['banaba not_direct_downline']);
  expect(named(60)).toEqual(['banaba not_direct_downline']);
  expect(named(59)).toEqual(['coral rate_out_of_range', 'banaba not_direct_downline']);
  expect(named(81)).toHaveLength(3);
  // An account that already has the rate needs no change.
  expect(named(75)).toEqual(['banaba not_direct_downline']);
});

it('knows the rate that all of them have', () => {
  expect(commonRate(ranges)).toBeNull();
  expect(commonRate([range('a', 0, 30), range('b', 10, 30)])).toBe(30);
});

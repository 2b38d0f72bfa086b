import { expect, it } from 'vitest';
import { entriesInBar } from './entries-in-bar.ts';

const home = { bar: 10 };
const search = { bar: 20 };
const deposit = { bar: 50 };
const promotions = { bar: 80 };
const account = { bar: 100 };
const first = { bar: 30, spare: true } as const;
const second = { bar: 31, spare: true } as const;

it('has its five entries in their order, and none without a place', () => {
  const entries = [account, first, promotions, {}, deposit, second, search, home];
  expect(entriesInBar(entries)).toEqual([home, search, deposit, promotions, account]);
});

it('gives the places of what a brand lacks to spare entries, in their order', () => {
  expect(entriesInBar([home, first, second, promotions, account, search])).toEqual([
    ...[home, search, first, promotions, account],
  ]);
  expect(entriesInBar([home, first, second, account, search])).toEqual([home, search, first, second, account]);
  expect(entriesInBar([home, first, account])).toEqual([home, first, account]);
});

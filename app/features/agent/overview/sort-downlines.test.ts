import { describe, expect, it } from 'vitest';
import { type Downline, nextSort, sortDownlines, usualSort } from './sort-downlines.ts';

const row = (account: string, turnover: number): Downline => ({
  account,
  type: 0,
  levels: 0,
  members: 0,
  turnover,
  deposits: 0,
  netProfitLoss: -turnover,
  rate: 50,
});

const rows = [row('team10', 5), row('team9', 5), row('anna', 900), row('zoe', 10_000)];
const accounts = (sorted: Downline[]) => sorted.map(({ account }) => account);

describe('sortDownlines', () => {
  it('puts the biggest turnover first, and equal ones in the order of their accounts', () => {
    expect(accounts(sortDownlines(rows, usualSort, 'en'))).toEqual(['zoe', 'anna', 'team9', 'team10']);
  });

  it('compares numbers as numbers, below zero too', () => {
    const sorted = sortDownlines(rows, { column: 'netProfitLoss', direction: 'ascending' }, 'en');
    expect(accounts(sorted)).toEqual(['zoe', 'anna', 'team9', 'team10']);
  });

  it('compares accounts as people do', () => {
    const sorted = sortDownlines(rows, { column: 'account', direction: 'ascending' }, 'en');
    expect(accounts(sorted)).toEqual(['anna', 'team9', 'team10', 'zoe']);
  });

  it('leaves what it was given as it was', () => {
    const given = Object.freeze([...rows]);
    sortDownlines(given, usualSort, 'en');
    expect(accounts([...given])).toEqual(['team10', 'team9', 'anna', 'zoe']);
  });
});

describe('nextSort', () => {
  it('turns the order of the column that is chosen again', () => {
    expect(nextSort(usualSort, 'turnover')).toEqual({ column: 'turnover', direction: 'ascending' });
  });

  it('begins with the biggest number, but with the first account', () => {
    expect(nextSort(usualSort, 'deposits').direction).toBe('descending');
    expect(nextSort(usualSort, 'account').direction).toBe('ascending');
  });
});

import { describe, expect, it } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { type Downline, defaultSort, sortDownlines } from './sort-downlines.ts';

const row = (account: string, turnover: number): Downline => ({
  account,
  type: 0,
  levels: 0,
  members: 0,
  turnover: minorUnits(turnover),
  deposits: minorUnits(0),
  netProfitLoss: minorUnits(-turnover),
  rate: 50,
});

const rows = [row('team10', 5), row('team9', 5), row('anna', 900), row('zoe', 10_000)];
const accounts = (sorted: Downline[]) => sorted.map(({ account }) => account);

describe('sortDownlines', () => {
  it('puts the highest turnover first, and sorts ties by account', () => {
    expect(accounts(sortDownlines(rows, defaultSort, 'en'))).toEqual(['zoe', 'anna', 'team9', 'team10']);
  });

  it('compares numbers by value, including negative ones', () => {
    const sorted = sortDownlines(rows, { column: 'netProfitLoss', direction: 'ascending' }, 'en');
    expect(accounts(sorted)).toEqual(['zoe', 'anna', 'team9', 'team10']);
  });

  it('sorts digits in accounts by value', () => {
    const sorted = sortDownlines(rows, { column: 'account', direction: 'ascending' }, 'en');
    expect(accounts(sorted)).toEqual(['anna', 'team9', 'team10', 'zoe']);
  });

  it('does not change its input', () => {
    const given = Object.freeze([...rows]);
    sortDownlines(given, defaultSort, 'en');
    expect(accounts([...given])).toEqual(['team10', 'team9', 'anna', 'zoe']);
  });
});

import { describe, expect, it } from 'vitest';
import type { TeamRow } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { type Expanded, placed, withMore, without } from './expanded.ts';
import { type Branch, treeOrder } from './tree-order.ts';

const row = (account: string): TeamRow => ({
  ...{ account, nickname: '', type: 1, level: 2, members: 3, directs: 2, balance: minorUnits(0), rate: 1 },
  ...{ registeredAt: 0, isFrozen: false },
});
const branch = (accounts: readonly (string | undefined)[], left = 0): Branch => ({
  rows: accounts.map((account) => (account === undefined ? undefined : row(account))),
  note: left > 0 ? { note: 'more', parent: 'p', level: 2, left } : undefined,
});
const written = ({ size, at }: ReturnType<typeof treeOrder>) =>
  Array.from({ length: size }, (_, index) => {
    const line = at(index);
    if ('note' in line) return `+${line.note.left}`;
    return 'topIndex' in line ? line.topIndex : (line.row?.account ?? '…');
  });

describe('the order of a tree', () => {
  it('is that of the level while nothing is expanded, also of a very large one', () => {
    const order = treeOrder(100_000, [], new Map());
    expect([order.size, order.notes]).toEqual([100_000, 0]);
    expect(order.at(99_999)).toEqual({ topIndex: 99_999 });
    expect(treeOrder(0, [], new Map()).size).toBe(0);
  });

  it('puts each level below its row, levels in levels, and notes at their ends', () => {
    const branches = new Map([
      ['b', branch(['b1', 'b2', undefined], 7)],
      ['b1', branch(['b1x'])],
      ['e', branch([])],
    ]);
    // Expanded in another order than their rows.
    const order = treeOrder(
      5,
      [
        [4, 'e'],
        [1, 'b'],
      ],
      branches,
    );
    expect(written(order)).toEqual([0, 1, 'b1', 'b1x', 'b2', '…', '+7', 2, 3, 4]);
    expect(order.notes).toBe(1);
    expect([order.ofTop(1), order.ofTop(2), order.ofTop(9)]).toEqual([1, 7, undefined]);
    expect([order.ofBelow('b1x'), order.ofBelow('b2'), order.ofBelow('z')]).toEqual([3, 4, undefined]);
  });

  it('knows which rows of the level are in sight with those of expanded ones', () => {
    const order = treeOrder(300, [[150, 'b']], new Map([['b', branch(['b1', 'b2'])]]));
    expect([149, 150, 151, 152, 153].map(order.topAt)).toEqual([149, 150, 150, 150, 151]);
  });

  it('leaves out a level whose row the level no longer has', () => {
    expect(treeOrder(2, [[5, 'b']], new Map([['b', branch(['b1'])]])).size).toBe(2);
  });
});

describe('expanded rows', () => {
  const one = (account: string, within = '', topIndex?: number): Expanded => {
    return { account, within, topIndex, directs: 1, level: 1, parts: 1 };
  };
  const all = [one('a', '', 0), one('b', 'a'), one('c', 'b'), one('d', '', 3)];

  it('take those below them along when they are collapsed', () => {
    expect(without(all, 'a').map(({ account }) => account)).toEqual(['d']);
    expect(without(all, 'c').map(({ account }) => account)).toEqual(['a', 'b', 'd']);
  });

  it('show one more part at a time', () => {
    expect(withMore(all, 'b').map(({ parts }) => parts)).toEqual([1, 2, 1, 1]);
  });

  it('follow their rows to other places, and keep those of rows that are not loaded', () => {
    const moved = placed(all, (account) => (account === 'a' ? 8 : undefined));
    expect(moved.map(({ topIndex }) => topIndex)).toEqual([8, undefined, undefined, 3]);
    expect(placed(all, () => undefined)).toBe(all);
  });
});

import { expect, it } from 'vitest';
import type { RankEntry } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { withLatestWin, withTopWin } from './with-winner.ts';

const win = (winAmount: number, id = winAmount): RankEntry => ({
  vo: {
    id,
    winAmount: minorUnits(winAmount),
    currency: 'EUR',
    account: 'am***10',
    nodeId: 1,
    nodeName: 'Game',
    vassalage: 'JDW',
    gameType: 'RNG',
    gameCode: 'game',
    showIcon: '/img/1.svg',
  },
});
const board = (...amounts: number[]) => ({ list: amounts.map((amount) => win(amount)) });
const amounts = ({ list }: ReturnType<typeof withTopWin>) => list.map(({ vo }) => vo.winAmount);

it('inserts a win by its amount, and only once', () => {
  const next = withTopWin(board(30, 20, 10), win(15));
  expect(amounts(next)).toEqual([30, 20, 15, 10]);
  expect(amounts(withTopWin(next, win(15)))).toEqual([30, 20, 15, 10]);
  expect(amounts(withTopWin(board(), win(5)))).toEqual([5]);
});

it('keeps two wins of the same amount by the same player apart', () => {
  expect(amounts(withTopWin(board(30, 20), win(20, 7)))).toEqual([30, 20, 20]);
});

// @proves 9.7
it('keeps twenty lines', () => {
  const full = board(...Array.from({ length: 20 }, (_, place) => 100 - place));
  expect(amounts(withTopWin(full, win(200)))).toHaveLength(20);
  expect(amounts(withTopWin(full, win(1)))).not.toContain(1);
});

it('puts a win first on the board of the latest, whatever its amount, and only once', () => {
  const next = withLatestWin(board(30, 20, 10), win(15));
  expect(amounts(next)).toEqual([15, 30, 20, 10]);
  expect(amounts(withLatestWin(next, win(15)))).toEqual([15, 30, 20, 10]);
});

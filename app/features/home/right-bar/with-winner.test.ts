import { expect, it } from 'vitest';
import type { RankEntry } from '#schemas/generated/platform.ts';
import { withWinner } from './with-winner.ts';

const win = (winAmount: number, id = winAmount): RankEntry => ({
  vo: {
    id,
    winAmount,
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
const amounts = ({ list }: ReturnType<typeof withWinner>) => list.map(({ vo }) => vo.winAmount);

it('inserts a win by its amount, and only once', () => {
  const next = withWinner(board(30, 20, 10), win(15));
  expect(amounts(next)).toEqual([30, 20, 15, 10]);
  expect(amounts(withWinner(next, win(15)))).toEqual([30, 20, 15, 10]);
  expect(amounts(withWinner(board(), win(5)))).toEqual([5]);
});

it('keeps two wins of the same amount by the same player apart', () => {
  expect(amounts(withWinner(board(30, 20), win(20, 7)))).toEqual([30, 20, 20]);
});

it('keeps twenty lines', () => {
  const full = board(...Array.from({ length: 20 }, (_, place) => 100 - place));
  expect(amounts(withWinner(full, win(200)))).toHaveLength(20);
  expect(amounts(withWinner(full, win(1)))).not.toContain(1);
});

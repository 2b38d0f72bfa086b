import type { RankEntry } from '#schemas/generated/platform.ts';
import type { RankListValue } from '#schemas/generated/validators/rankList.js';

/** Lines on a board, by the specification. */
export const BOARD_LINES = 20;

/** Adds a new win to a board. @returns the same board if it already has the win */
export type AddWin = (board: RankListValue, winner: RankEntry) => RankListValue;

/** Keeps the largest win first. */
export const withTopWin: AddWin = (board, winner) => {
  const index = board.list.findIndex(({ vo }) => vo.winAmount < winner.vo.winAmount);
  return insert(board, winner, index < 0 ? board.list.length : index);
};

/** Keeps the latest win first. */
export const withLatestWin: AddWin = (board, winner) => insert(board, winner, 0);

function insert(board: RankListValue, winner: RankEntry, index: number): RankListValue {
  if (board.list.some(({ vo }) => vo.id === winner.vo.id)) return board;
  return { list: board.list.toSpliced(index, 0, winner).slice(0, BOARD_LINES) };
}

import type { RankEntry } from '#schemas/generated/platform.ts';
import type { RankListValue } from '#schemas/generated/validators/rankList.js';

/** Lines of the board, by the specification. */
export const BOARD_LINES = 20;

/** Adds a new win to the board, largest first; returns the board unchanged if it is already there. */
export function withWinner(board: RankListValue, winner: RankEntry): RankListValue {
  const { list } = board;
  if (list.some(({ vo }) => vo.id === winner.vo.id)) return board;
  const place = list.findIndex(({ vo }) => vo.winAmount < winner.vo.winAmount);
  const next = list.toSpliced(place < 0 ? list.length : place, 0, winner).slice(0, BOARD_LINES);
  return { list: next };
}

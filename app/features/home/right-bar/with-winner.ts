import type { RankEntry } from '#schemas/generated/platform.ts';
import type { RankListValue } from '#schemas/generated/validators/rankList.js';

/** Lines of the specification's board. */
export const BOARD_LINES = 20;

/** The board with a win that has just got onto it, the largest first; the same where it stands there already. */
export function withWinner(board: RankListValue, winner: RankEntry): RankListValue {
  const { list } = board;
  if (list.some(({ vo }) => vo.id === winner.vo.id)) return board;
  const place = list.findIndex(({ vo }) => vo.winAmount < winner.vo.winAmount);
  const next = list.toSpliced(place < 0 ? list.length : place, 0, winner).slice(0, BOARD_LINES);
  return { list: next };
}

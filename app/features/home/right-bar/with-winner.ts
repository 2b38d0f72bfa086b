import type { RankEntry } from '#app/platform/contract.ts';
import type { RankListAnswer } from '#schemas/generated/validators/rankList.js';

/** Lines of the specification's board. */
export const BOARD_LINES = 20;

/** The board with a win that has just got onto it, the largest first; the same where it stands there already. */
export function withWinner(board: RankListAnswer, winner: RankEntry): RankListAnswer {
  const { list } = board.value;
  if (list.some(({ vo }) => vo.id === winner.vo.id)) return board;
  const place = list.findIndex(({ vo }) => vo.winAmount < winner.vo.winAmount);
  const next = list.toSpliced(place < 0 ? list.length : place, 0, winner).slice(0, BOARD_LINES);
  return { ...board, value: { list: next } };
}

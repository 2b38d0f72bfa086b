import type { Handler } from '#sandbox/calls/call.ts';
import { winnerBoard } from '../winner-board.ts';

export const rankList: Handler<'rankList'> = async ({ platform, query: { gameCategory, limitNum } }) => {
  const board = await winnerBoard(platform, gameCategory, limitNum);
  return { success: true, value: { list: board.map(({ entry }) => entry) } };
};

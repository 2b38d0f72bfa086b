import type { Handler } from '#sandbox/calls/call.ts';
import { latestWins } from '../winner-board.ts';

export const winnerBoard: Handler<'winnerBoard'> = async ({ platform, query: { limitNum } }) => {
  const wins = await latestWins(platform, limitNum);
  return { success: true, value: { list: wins.map(({ entry }) => entry) } };
};

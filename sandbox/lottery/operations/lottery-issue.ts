import type { Handler } from '#sandbox/calls/call.ts';
import { commitmentOf, seedOf } from '../draws/draw-numbers.ts';
import { nextDraws } from '../draws/find-draws.ts';
import { gameOf } from '../menu-items.ts';

export const lotteryIssue: Handler<'lotteryIssue'> = async ({ platform, query }) => {
  const game = gameOf(platform, query.gameCode);
  const { gameCode, closes } = game;
  const now = platform.now();
  const [{ issue, dueAt }, later] = await nextDraws(platform.db, game, now);
  const closeTime = dueAt - closes;
  const isClosed = platform.switches.lotteryClosed.includes(gameCode);
  const state = isClosed ? 'maintenance' : now < closeTime ? 'open' : 'closed';
  const commitment = commitmentOf(seedOf(gameCode, issue));
  const times = { closeTime, drawTime: dueAt };
  return { success: true, value: { gameCode, issue, state, ...times, nextIssue: later.issue, commitment } };
};

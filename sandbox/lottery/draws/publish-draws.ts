import type { Platform } from '#sandbox/platform.ts';
import { isModuleOn } from '#sandbox/process/modules.ts';
import { type LotteryGame, lotteryGames } from '../games/lottery-games.ts';
import { drawNumbers, seedOf } from './draw-numbers.ts';
import { nextDraws, pastDraws } from './find-draws.ts';
import { drawnBetween } from './schedule.ts';

/** Publishes a game's last draw and its next one. */
export async function publishDraw({ db, live, now }: Platform, game: LotteryGame): Promise<void> {
  const [[last], [next]] = await Promise.all([pastDraws(db, game, now(), 1), nextDraws(db, game, now())]);
  if (!last) return;
  const { issue, status, openedAt } = last;
  const numbers = status === 'opened' ? drawNumbers(game.draw, seedOf(game.gameCode, issue)).numbers : [];
  live.publish('draw', {
    gameCode: game.gameCode,
    issue,
    status,
    numbers: [...numbers],
    drawTime: openedAt,
    next: { issue: next.issue, drawTime: next.dueAt },
  });
}

/** @returns a function that publishes the draws that have come due since its last call */
export function dueDrawPublisher(platform: Platform): () => Promise<void> {
  let seen = platform.now();
  return async () => {
    const before = seen;
    seen = platform.now();
    if (!isModuleOn(platform, 'LOTTERY')) return;
    for (const game of drawnBetween(lotteryGames, before, seen)) await publishDraw(platform, game);
  };
}

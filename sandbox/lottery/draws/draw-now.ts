import type { Platform } from '#sandbox/platform.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { settleDue } from '../bets/settle.ts';
import { lotteryGame } from '../games/lottery-games.ts';
import { lotteryDraws } from '../lottery-tables.ts';
import { nextDraws } from './find-draws.ts';
import { publishDraw } from './publish-draws.ts';

export interface DrawRequest {
  gameCode: string;
  /** Cancels the draw instead of making it. */
  cancel?: boolean;
}

export const DRAW_REQUEST_BODY = {
  type: 'object',
  required: ['gameCode'],
  additionalProperties: false,
  properties: { gameCode: { type: 'string', maxLength: 64 }, cancel: { type: 'boolean' } },
} as const;

/** Makes or cancels a game's open draw ahead of time, and settles its bets. @throws Refusal not_found */
export async function drawNow(
  platform: Platform,
  { gameCode, cancel = false }: DrawRequest,
): Promise<{ issue: string }> {
  const game = lotteryGame(gameCode);
  if (!game) throw new Refusal(404, 'not_found', `There is no lottery game ${gameCode}.`);
  const now = platform.now();
  const [next, later] = await nextDraws(platform.db, game, now);
  const { issue, dueAt } = now < next.dueAt - game.closes ? next : later;
  const status = cancel ? 'cancelled' : 'opened';
  const draw = { gameCode, issue, dueAt, status, openedAt: now } as const;
  // The first of two simultaneous requests wins.
  await platform.db.insert(lotteryDraws).values(draw).onConflictDoNothing();
  await settleDue(platform);
  await publishDraw(platform, game);
  return { issue };
}

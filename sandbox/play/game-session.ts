import { and, eq, gt } from 'drizzle-orm';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import { shelfOf } from '../games/game-items.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../server/refusal.ts';
import { hashToken, newToken } from '../session/token.ts';
import { gameSessions } from './play-tables.ts';

const SESSION_MS = 4 * 3_600_000;

export interface GameSession {
  memberId: number;
  game: CatalogueGame;
}

/** @returns a token for the game's page, valid only for this game and member */
export async function openGameSession({ db, now }: Platform, memberId: number, nodeId: number): Promise<string> {
  const token = newToken();
  await db
    .insert(gameSessions)
    .values({ tokenHash: hashToken(token), memberId, nodeId, expiresAt: now() + SESSION_MS });
  return token;
}

/** @throws Refusal not_logged_in when the token is unknown or has expired */
export async function gameSession(platform: Platform, token: string): Promise<GameSession> {
  const { db, now } = platform;
  const open = and(eq(gameSessions.tokenHash, hashToken(token)), gt(gameSessions.expiresAt, now()));
  const [found] = await db.select().from(gameSessions).where(open);
  const game = shelfOf(platform).games.find(({ nodeId }) => nodeId === found?.nodeId);
  if (found && game) return { memberId: found.memberId, game };
  throw new Refusal(401, 'not_logged_in', 'This game session is unknown or has ended. Start the game again.');
}

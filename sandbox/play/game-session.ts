import { and, eq, gt } from 'drizzle-orm';
import type { CatalogueGame } from '../catalogue/catalogue.ts';
import { shelfOf } from '../catalogue/game-items.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { sessions } from '../session/session-tables.ts';
import { hashToken, newToken } from '../token.ts';
import { walletOfGame } from '../wallets/wallet-vendors.ts';
import { gameSessions } from './play-tables.ts';

/** Time for which a launched game can be played. */
export const SESSION_MS = 4 * 3_600_000;

export interface GameSession {
  memberId: number;
  game: CatalogueGame;
  /** The vendor whose wallet the game plays from; null for the main wallet. */
  wallet: string | null;
}

interface Launch {
  memberId: number;
  nodeId: number;
  /** The member's token: the game ends with its session. */
  token: string;
}

/** @returns a token for the game's page, valid only for this game, this member and this log-in */
export async function openGameSession({ db, now }: Platform, { token, ...launch }: Launch): Promise<string> {
  const own = newToken();
  const sessionHash = hashToken(token);
  await db
    .insert(gameSessions)
    .values({ ...launch, sessionHash, tokenHash: hashToken(own), expiresAt: now() + SESSION_MS });
  return own;
}

/** @throws Refusal not_logged_in if the token is unknown or expired, or the member's session has ended */
export async function gameSession(platform: Platform, token: string): Promise<GameSession> {
  const { db, now } = platform;
  const [session] = await db
    .select({ memberId: gameSessions.memberId, nodeId: gameSessions.nodeId })
    .from(gameSessions)
    .innerJoin(sessions, eq(sessions.tokenHash, gameSessions.sessionHash))
    .where(
      and(
        eq(gameSessions.tokenHash, hashToken(token)),
        gt(gameSessions.expiresAt, now()),
        gt(sessions.expiresAt, now()),
        eq(sessions.replaced, false),
      ),
    );
  const game = shelfOf(platform).games.find(({ nodeId }) => nodeId === session?.nodeId);
  if (session && game) return { memberId: session.memberId, game, wallet: walletOfGame(platform, game.vassalage) };
  throw new Refusal(401, 'not_logged_in', 'This game session is unknown or has ended. Start the game again.');
}

import { and, eq, gt } from 'drizzle-orm';
import type { CatalogueGame } from '#sandbox/catalogue/catalogue.ts';
import { currencyFactor } from '#sandbox/merchants/currency.ts';
import type { Platform } from '#sandbox/platform.ts';
import type { Demo } from '#sandbox/process/demos.ts';
import { sessions } from '#sandbox/session/session-tables.ts';
import { hashToken, newToken } from '#sandbox/token.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { SESSION_MS } from '../game-session.ts';

/** US cents to play a demo with. */
const PLAY_CREDIT = 20_000;

/** @param token of the log-in @returns the token of a demo, valid only for this game and this log-in */
export function openDemo({ demos, brand, now }: Platform, game: CatalogueGame, token: string): string {
  const own = newToken();
  demos.add(hashToken(own), {
    game,
    sessionHash: hashToken(token),
    expiresAt: now() + SESSION_MS,
    credit: minorUnits(PLAY_CREDIT * currencyFactor(brand.currency)),
    rounds: new Map(),
  });
  return own;
}

/** The demo of a token; undefined for a game's token, and after the demo or its log-in has ended. */
export async function demoOf({ demos, db, now }: Platform, token: string): Promise<Demo | undefined> {
  const demo = demos.find(hashToken(token));
  if (!demo || demo.expiresAt <= now()) return undefined;
  const [logIn] = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, demo.sessionHash), gt(sessions.expiresAt, now()), eq(sessions.replaced, false)));
  return logIn && demo;
}

import { randomInt } from 'node:crypto';
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { outbox } from '../outbox/outbox-tables.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../server/refusal.ts';
import { smsCodes } from './sms-tables.ts';

export type Purpose = (typeof smsCodes.$inferSelect)['purpose'];

/** Minutes until a code expires. */
export const CODE_MINUTES = 2;

const CODE_DIGITS = 6;
/** Codes that a number may request within `CODES_COUNTED_MS`. */
const MAX_CODES_SENT = 5;
const CODES_COUNTED_MS = 5 * 60_000;
/** Wrong tries after which a code is void. */
const MAX_WRONG_TRIES = 5;

/**
 * Counts the request and sends a code.
 * @param send false to count without sending, for numbers without a recipient
 * @throws Refusal too_many_requests
 */
export async function sendCode(platform: Platform, purpose: Purpose, mobile: string, send: boolean): Promise<void> {
  const { db, brand } = platform;
  const now = platform.now();
  await db.delete(smsCodes).where(lte(smsCodes.sentAt, now - CODES_COUNTED_MS));
  await requireCodesLeft(platform, mobile);
  const code = Array.from({ length: CODE_DIGITS }, () => randomInt(10)).join('');
  const expiresAt = send ? now + CODE_MINUTES * 60_000 : 0;
  await db.insert(smsCodes).values({ purpose, mobile, code, wrongTries: 0, sentAt: now, expiresAt });
  if (!send) return;
  const body = `${code} is your code for ${brand.name}. It is valid for ${CODE_MINUTES} minutes. Do not share it.`;
  await db.insert(outbox).values({ kind: 'sms', recipient: mobile, subject: '', body, createdAt: now });
}

/**
 * Checks and spends the last code sent to a number.
 * @throws Refusal code_wrong or code_expired
 */
export async function spendCode({ db, now }: Platform, purpose: Purpose, mobile: string, code: string): Promise<void> {
  const mine = and(eq(smsCodes.purpose, purpose), eq(smsCodes.mobile, mobile));
  const [last] = await db.select().from(smsCodes).where(mine).orderBy(desc(smsCodes.id)).limit(1);
  if (!last || last.wrongTries >= MAX_WRONG_TRIES) throw wrong();
  if (last.code !== code.trim()) {
    await db
      .update(smsCodes)
      .set({ wrongTries: sql`${smsCodes.wrongTries} + 1` })
      .where(eq(smsCodes.id, last.id));
    throw wrong();
  }
  // Of two simultaneous tries only one succeeds.
  const used = await db
    .update(smsCodes)
    .set({ expiresAt: 0 })
    .where(and(eq(smsCodes.id, last.id), gt(smsCodes.expiresAt, now())))
    .returning({ id: smsCodes.id });
  if (used.length === 0)
    throw new Refusal(401, 'code_expired', 'This code has expired or was already used. Request another one.');
}

async function requireCodesLeft({ db, now }: Platform, mobile: string): Promise<void> {
  const sent = await db.select().from(smsCodes).where(eq(smsCodes.mobile, mobile)).orderBy(asc(smsCodes.sentAt));
  const oldest = sent.at(-MAX_CODES_SENT);
  if (!oldest) return;
  const retryAfterSeconds = Math.ceil((oldest.sentAt + CODES_COUNTED_MS - now()) / 1000);
  throw new Refusal(429, 'too_many_requests', 'Too many codes. Try again in 5 minutes.', { retryAfterSeconds });
}

function wrong(): Refusal {
  return new Refusal(401, 'code_wrong', 'This is not the code that was sent.');
}

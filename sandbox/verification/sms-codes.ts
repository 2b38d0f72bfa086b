import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { requireCallsLeft } from '../limits/limits.ts';
import { outbox } from '../outbox/outbox-tables.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { smsCodes } from './sms-tables.ts';

export type Purpose = (typeof smsCodes.$inferSelect)['purpose'];

/** Minutes until a code expires. */
export const CODE_MINUTES = 2;

const CODE_DIGITS = 6;
/** Codes that a number may request within `CODES_COUNTED_MS`. */
const MAX_CODES_SENT = 5;
const CODES_COUNTED_MS = 5 * 60_000;
/** Codes that an address may request within `ADDRESS_COUNTED_MS`, to whatever numbers. */
const MAX_CODES_OF_ADDRESS = 30;
const ADDRESS_COUNTED_MS = 3_600_000;
/** Wrong tries after which a code is void. */
const MAX_WRONG_TRIES = 5;

interface CodeRequest {
  purpose: Purpose;
  /** E.164. */
  mobile: string;
  /** IP address of the visitor. */
  address: string;
  /** False to count without sending, for numbers without a recipient. */
  send: boolean;
}

/** Counts the request and sends a code. @throws Refusal too_many_requests */
export async function sendCode(platform: Platform, { purpose, mobile, address, send }: CodeRequest): Promise<void> {
  const { db, brand } = platform;
  const now = platform.now();
  await db.delete(smsCodes).where(lte(smsCodes.sentAt, now - CODES_COUNTED_MS));
  const ofAddress = { name: `codes for ${address}`, most: MAX_CODES_OF_ADDRESS, withinMs: ADDRESS_COUNTED_MS };
  await requireCallsLeft(platform, ofAddress, 'Too many codes from here. Try again later.');
  const ofNumber = { name: `codes to ${mobile}`, most: MAX_CODES_SENT, withinMs: CODES_COUNTED_MS };
  await requireCallsLeft(platform, ofNumber, 'Too many codes were sent to this number. Please wait.');
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
  if (!last) throw wrong();
  // Counted before it is checked, so that simultaneous tries all count.
  const tried = await db
    .update(smsCodes)
    .set({ wrongTries: sql`${smsCodes.wrongTries} + 1` })
    .where(and(eq(smsCodes.id, last.id), lt(smsCodes.wrongTries, MAX_WRONG_TRIES)))
    .returning({ id: smsCodes.id });
  if (tried.length === 0 || last.code !== code.trim()) throw wrong();
  // Only one of two simultaneous tries succeeds.
  const used = await db
    .update(smsCodes)
    .set({ expiresAt: 0 })
    .where(and(eq(smsCodes.id, last.id), gt(smsCodes.expiresAt, now())))
    .returning({ id: smsCodes.id });
  if (used.length === 0)
    throw new Refusal(401, 'code_expired', 'This code has expired or was already used. Request another one.');
}

function wrong(): Refusal {
  return new Refusal(401, 'code_wrong', 'This is not the code that was sent.');
}

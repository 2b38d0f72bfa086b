import { and, eq, gt, sql } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { loginAttempts } from './limit-tables.ts';
import { callsCounted, countCall, giveCallBack, type Limit } from './limits.ts';

/** Failures after which the visitor must wait. */
const MAX_FAILED_LOGINS = 5;
const FAILURES_COUNTED_MS = 5 * 60_000;

/** Failures from one address, on whatever accounts, after which every attempt from there needs a captcha. */
const ADDRESS_NEEDS_CAPTCHA = 20;

/** Failures from one address after which all attempts from there must wait. Many people may share an address. */
const MAX_FAILURES_OF_ADDRESS = 60;

/** Attempts with the same key count together. */
export interface Visitor {
  key: string;
  /** Address whose failures count too. Null if only the key counts. */
  address: string | null;
}

/** Attempts on one account from one address. */
export function visitorOf(account: string, address: string): Visitor {
  return { key: `${account.toLowerCase()}@${address}`, address };
}

/** Attempts of one account, wherever they come from. */
export function accountAnywhere(account: string, address: string | null): Visitor {
  return { key: `${account.toLowerCase()}@anywhere`, address };
}

/**
 * Serialises a visitor's attempts, so that several correct ones at the same time do not count long enough to refuse one
 * another.
 */
export function inTurn<Value>({ turns }: Platform, { key }: Visitor, attempt: () => Promise<Value>): Promise<Value> {
  return turns.take(`attempt of ${key}`, attempt);
}

/**
 * Makes one attempt to give something secret, which counts if it is wrong or fails.
 * @param settle what happens to the count after a right one
 * @throws Refusal too_many_attempts while the visitor must wait
 */
export function isRightAttempt(
  platform: Platform,
  visitor: Visitor,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  return inTurn(platform, visitor, async () => {
    await captchaNeeded(platform, visitor);
    await countAttempt(platform, visitor);
    if (!(await isRight())) return false;
    await forgetFailures(platform, visitor);
    return true;
  });
}

/**
 * Whether the next attempt needs a captcha.
 * @throws Refusal too_many_attempts while the visitor must wait
 */
export async function captchaNeeded(platform: Platform, { key, address }: Visitor): Promise<boolean> {
  const { db, now } = platform;
  const used = address === null ? 0 : await failuresFrom(platform, address);
  const [attempts] = await db.select().from(loginAttempts).where(eq(loginAttempts.visitor, key));
  const waited = now() - (attempts?.lastAt ?? 0);
  if (!attempts || waited >= FAILURES_COUNTED_MS) return used >= ADDRESS_NEEDS_CAPTCHA;
  if (attempts.failures < MAX_FAILED_LOGINS) return true;
  throw tooMany(FAILURES_COUNTED_MS - waited);
}

/**
 * Counts an attempt before it is checked, so that simultaneous ones all count; `forgetFailures` takes it back on
 * success. The count expires after the waiting time.
 * @throws Refusal too_many_attempts when simultaneous attempts have reached the limit
 */
export async function countAttempt(platform: Platform, { key: visitor, address }: Visitor): Promise<void> {
  const { db, now } = platform;
  const wait = address === null ? 0 : await countCall(platform, addressLimit(address));
  if (wait > 0) throw tooMany(wait);
  const time = now();
  const [counted] = await db
    .insert(loginAttempts)
    .values({ visitor, failures: 1, lastAt: time })
    .onConflictDoUpdate({
      target: loginAttempts.visitor,
      set: {
        failures: sql`case when ${loginAttempts.lastAt} <= ${time - FAILURES_COUNTED_MS}::bigint then 1 else ${loginAttempts.failures} + 1 end`,
        lastAt: time,
      },
    })
    .returning();
  if (counted && counted.failures > MAX_FAILED_LOGINS) throw tooMany(FAILURES_COUNTED_MS);
}

/** @throws Refusal too_many_attempts while all attempts from there must wait */
async function failuresFrom(platform: Platform, address: string): Promise<number> {
  const { name, most } = addressLimit(address);
  const { used, until } = await callsCounted(platform, name);
  if (used >= most) throw tooMany(until - platform.now());
  return used;
}

function addressLimit(address: string): Limit {
  return { name: `failures from ${address}`, most: MAX_FAILURES_OF_ADDRESS, withinMs: FAILURES_COUNTED_MS };
}

function tooMany(milliseconds: number): Refusal {
  const retryAfterSeconds = Math.ceil(milliseconds / 1000);
  const value = { captcha: true, retryAfterSeconds };
  return new Refusal(429, 'too_many_attempts', 'Too many failed log-ins. Try again later.', value);
}

/** Forgets the visitor's failures. Those of the address on other accounts still count. */
export async function forgetFailures(platform: Platform, { key, address }: Visitor): Promise<void> {
  await platform.db.delete(loginAttempts).where(eq(loginAttempts.visitor, key));
  if (address !== null) await giveCallBack(platform, addressLimit(address).name);
}

/** Takes back the last attempt alone: who has one right answer may still be guessing others. */
export async function takeAttemptBack(platform: Platform, { key, address }: Visitor): Promise<void> {
  await platform.db
    .update(loginAttempts)
    .set({ failures: sql`${loginAttempts.failures} - 1` })
    .where(and(eq(loginAttempts.visitor, key), gt(loginAttempts.failures, 0)));
  if (address !== null) await giveCallBack(platform, addressLimit(address).name);
}

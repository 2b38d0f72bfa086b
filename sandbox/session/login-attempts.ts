import { eq, sql } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { Refusal } from '../server/refusal.ts';
import { loginAttempts } from './session-tables.ts';

/** Failures after which the visitor must wait. */
const MAX_FAILED_LOGINS = 5;
const FAILURES_COUNTED_MS = 5 * 60_000;

/** Key for attempts on one account from one address. */
export function visitorOf(account: string, address: string): string {
  return `${account.toLowerCase()}@${address}`;
}

/**
 * Whether the next attempt needs a captcha.
 * @throws Refusal too_many_attempts while the visitor must wait
 */
export async function captchaNeeded({ db, now }: Platform, visitor: string): Promise<boolean> {
  const [attempts] = await db.select().from(loginAttempts).where(eq(loginAttempts.visitor, visitor));
  if (!attempts) return false;
  const waited = now() - attempts.lastAt;
  if (waited >= FAILURES_COUNTED_MS) return false;
  if (attempts.failures < MAX_FAILED_LOGINS) return true;
  throw tooMany(FAILURES_COUNTED_MS - waited);
}

/**
 * Counts an attempt before it is checked, so that simultaneous ones all count; `forgetFailures` resets the count on
 * success. The count expires after the waiting time.
 * @throws Refusal too_many_attempts when simultaneous attempts have reached the limit
 */
export async function countAttempt({ db, now }: Platform, visitor: string): Promise<void> {
  const at = now();
  const [counted] = await db
    .insert(loginAttempts)
    .values({ visitor, failures: 1, lastAt: at })
    .onConflictDoUpdate({
      target: loginAttempts.visitor,
      set: {
        failures: sql`case when ${loginAttempts.lastAt} <= ${at - FAILURES_COUNTED_MS}::bigint then 1 else ${loginAttempts.failures} + 1 end`,
        lastAt: at,
      },
    })
    .returning();
  if (counted && counted.failures > MAX_FAILED_LOGINS) throw tooMany(FAILURES_COUNTED_MS);
}

function tooMany(milliseconds: number): Refusal {
  const retryAfterSeconds = Math.ceil(milliseconds / 1000);
  const value = { captcha: true, retryAfterSeconds };
  return new Refusal(429, 'too_many_attempts', 'Too many failed log-ins. Try again later.', value);
}

export async function forgetFailures({ db }: Platform, visitor: string): Promise<void> {
  await db.delete(loginAttempts).where(eq(loginAttempts.visitor, visitor));
}

import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, lt, notInArray, sql } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { captchas } from './session-tables.ts';

const CAPTCHA_MS = 5 * 60_000;
const CAPTCHA_DIGITS = 4;
/** Captchas that an address may have at a time; more would make a guess likely to match one of them. */
const MAX_CAPTCHAS = 5;

export function randomDigits(): string {
  return Array.from({ length: CAPTCHA_DIGITS }, () => randomInt(10)).join('');
}

/** Stores the answer of a captcha, which an address may give once. The address's oldest one gives way to it. */
export async function storeCaptcha({ db, now }: Platform, address: string, answer: string): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, now()));
  await db.transaction(async (tx) => {
    // Simultaneous requests of an address wait for each other, or each would miss the others' rows.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`captcha ${address}`}))`);
    await tx.insert(captchas).values({ address, answer, expiresAt: now() + CAPTCHA_MS });
    const mine = eq(captchas.address, address);
    const last = tx
      .select({ id: captchas.id })
      .from(captchas)
      .where(mine)
      .orderBy(desc(captchas.id))
      .limit(MAX_CAPTCHAS);
    await tx.delete(captchas).where(and(mine, notInArray(captchas.id, last)));
  });
}

/** Spends a captcha's answer. @returns whether it was valid for this address */
export async function spendCaptcha({ db, now }: Platform, address: string, answer: string): Promise<boolean> {
  const due = and(
    eq(captchas.address, address),
    eq(captchas.answer, toLatinDigits(answer)),
    gt(captchas.expiresAt, now()),
  );
  const taken = await db.delete(captchas).where(due).returning({ id: captchas.id });
  return taken.length > 0;
}

/** Converts digits of Arabic keyboards. */
function toLatinDigits(answer: string): string {
  return answer.trim().replace(/[٠-٩]/g, (figure) => String(figure.charCodeAt(0) - '٠'.charCodeAt(0)));
}

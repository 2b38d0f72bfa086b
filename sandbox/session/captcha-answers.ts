import { randomInt } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { captchas } from './session-tables.ts';

const CAPTCHA_MS = 5 * 60_000;
const CAPTCHA_DIGITS = 4;

export function randomDigits(): string {
  return Array.from({ length: CAPTCHA_DIGITS }, () => randomInt(10)).join('');
}

/** Stores the answer of a captcha, which an address may give once. */
export async function storeCaptcha({ db, now }: Platform, address: string, answer: string): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, now()));
  await db.insert(captchas).values({ address, answer, expiresAt: now() + CAPTCHA_MS });
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

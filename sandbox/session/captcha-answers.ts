import { randomInt } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { requireCallsLeft } from '../limits/limits.ts';
import type { Platform } from '../platform.ts';
import { newToken } from '../token.ts';
import { captchas } from './session-tables.ts';

const CAPTCHA_MS = 5 * 60_000;
const CAPTCHA_DIGITS = 4;

/** Captchas that an address may request within a minute. */
const MOST_CAPTCHAS = 60;

export function randomDigits(): string {
  return Array.from({ length: CAPTCHA_DIGITS }, () => randomInt(10)).join('');
}

/**
 * Stores the answer of a new captcha.
 * @returns its id, which belongs to this one answer
 * @throws Refusal too_many_requests
 */
export async function storeCaptcha(platform: Platform, address: string, answer: string): Promise<string> {
  const { db, now } = platform;
  const limit = { name: `captchas from ${address}`, most: MOST_CAPTCHAS, withinMs: 60_000 };
  await requireCallsLeft(platform, limit, 'Too many pictures. Try again in a minute.');
  await db.delete(captchas).where(lt(captchas.expiresAt, now()));
  const id = newToken();
  await db.insert(captchas).values({ id, answer, expiresAt: now() + CAPTCHA_MS });
  return id;
}

/** A try at a captcha, as payloads have it. */
interface CaptchaTry {
  captchaId?: string | undefined;
  captcha?: string | undefined;
}

/** Spends a captcha, whether the answer is right or wrong. @returns whether it was right */
export async function spendCaptcha(
  { db, now }: Platform,
  { captchaId = '', captcha = '' }: CaptchaTry,
): Promise<boolean> {
  const [spent] = await db.delete(captchas).where(eq(captchas.id, captchaId)).returning();
  return spent !== undefined && spent.expiresAt > now() && spent.answer === toLatinDigits(captcha);
}

/** Converts digits of Arabic keyboards. */
function toLatinDigits(answer: string): string {
  return answer.trim().replace(/[٠-٩]/g, (figure) => String(figure.charCodeAt(0) - '٠'.charCodeAt(0)));
}

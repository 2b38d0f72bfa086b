import { randomInt } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { captchas } from './session-tables.ts';

const CAPTCHA_MS = 5 * 60_000;
const CAPTCHA_DIGITS = 4;

export function randomDigits(): string {
  return Array.from({ length: CAPTCHA_DIGITS }, () => randomInt(10)).join('');
}

/** An answer that a visitor of this address may give once. */
export async function dueCaptcha({ db, now }: Platform, address: string, answer: string): Promise<void> {
  await db.delete(captchas).where(lt(captchas.expiresAt, now()));
  await db.insert(captchas).values({ address, answer, expiresAt: now() + CAPTCHA_MS });
}

/** Whether the answer was due from this address; it is used up with that. */
export async function takeCaptcha({ db, now }: Platform, address: string, answer: string): Promise<boolean> {
  const due = and(eq(captchas.address, address), eq(captchas.answer, inFigures(answer)), gt(captchas.expiresAt, now()));
  const taken = await db.delete(captchas).where(due).returning({ id: captchas.id });
  return taken.length > 0;
}

/** Arabic keyboards have figures of their own. */
function inFigures(answer: string): string {
  return answer.trim().replace(/[٠-٩]/g, (figure) => String(figure.charCodeAt(0) - '٠'.charCodeAt(0)));
}

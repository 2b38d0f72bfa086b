import { and, count, eq, gt } from 'drizzle-orm';
import type { Handler } from '#sandbox/server/call.ts';
import { Refusal } from '#sandbox/server/refusal.ts';
import { countCharacters } from '../count-text.ts';
import { requireLength } from '../require-length.ts';
import { feedback as feedbackTable } from '../support-tables.ts';

/** From the specification. */
const MAX_FEEDBACK_CHARACTERS = 140;

/** Messages that an address may send within `COUNTED_MS`. */
const MAX_FEEDBACK_SENT = 5;
const COUNTED_MS = 10 * 60_000;

export const feedback: Handler<'feedback'> = async ({ platform: { db, now }, body, member, address }) => {
  const content = body.content.trim();
  requireLength(countCharacters(content), 1, MAX_FEEDBACK_CHARACTERS);
  const recent = and(eq(feedbackTable.address, address), gt(feedbackTable.createdAt, now() - COUNTED_MS));
  const [sent] = await db.select({ count: count() }).from(feedbackTable).where(recent);
  if ((sent?.count ?? 0) >= MAX_FEEDBACK_SENT)
    throw new Refusal(429, 'too_many_requests', 'Too much feedback. Try again later.', { retryAfterSeconds: 300 });
  await db.insert(feedbackTable).values({ memberId: member?.id ?? null, address, content, createdAt: now() });
  return { success: true };
};

import { and, asc, eq, gt } from 'drizzle-orm';
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
  const recent = await db
    .select({ at: feedbackTable.createdAt })
    .from(feedbackTable)
    .where(and(eq(feedbackTable.address, address), gt(feedbackTable.createdAt, now() - COUNTED_MS)))
    .orderBy(asc(feedbackTable.createdAt));
  const oldest = recent.at(-MAX_FEEDBACK_SENT);
  if (oldest) {
    const retryAfterSeconds = Math.ceil((oldest.at + COUNTED_MS - now()) / 1000);
    throw new Refusal(429, 'too_many_requests', 'Too much feedback. Try again later.', { retryAfterSeconds });
  }
  await db.insert(feedbackTable).values({ memberId: member?.id ?? null, address, content, createdAt: now() });
  return { success: true };
};

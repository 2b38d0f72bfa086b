import type { Handler } from '#sandbox/calls/call.ts';
import { requireCallsLeft } from '#sandbox/limits/limits.ts';
import { countCharacters } from '../count-text.ts';
import { requireLength } from '../require-length.ts';
import { feedback as feedbackTable } from '../support-tables.ts';

/** Maximum of the specification. */
const MAX_FEEDBACK_CHARACTERS = 140;

/** Messages that an address may send within `COUNTED_MS`. */
const MAX_FEEDBACK_SENT = 5;
const COUNTED_MS = 10 * 60_000;

export const feedback: Handler<'feedback'> = async ({ platform, body, member, address }) => {
  const { db, now } = platform;
  const content = body.content.trim();
  requireLength(countCharacters(content), 1, MAX_FEEDBACK_CHARACTERS);
  const limit = { name: `feedback from ${address}`, most: MAX_FEEDBACK_SENT, withinMs: COUNTED_MS };
  await requireCallsLeft(platform, limit, 'Too much feedback. Try again later.');
  await db.insert(feedbackTable).values({ memberId: member?.id ?? null, address, content, createdAt: now() });
  return { success: true };
};

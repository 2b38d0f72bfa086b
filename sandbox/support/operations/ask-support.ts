import { and, eq, gt } from 'drizzle-orm';
import { type Handler, loggedIn } from '#sandbox/server/call.ts';
import { Refusal } from '#sandbox/server/refusal.ts';
import { countWords } from '../count-text.ts';
import { QUESTION_WORDS } from '../question-words.ts';
import { requireLength } from '../require-length.ts';
import { supportQuestions } from '../support-tables.ts';

/** Minimum time between two questions of a member. */
const PAUSE_MS = 30_000;

export const askSupport: Handler<'askSupport'> = async (call) => {
  const { db, now } = call.platform;
  const { id: memberId } = loggedIn(call);
  const content = call.body.content.trim();
  requireLength(countWords(content), QUESTION_WORDS.minWordCount, QUESTION_WORDS.maxWordCount);
  const recent = and(eq(supportQuestions.memberId, memberId), gt(supportQuestions.createdAt, now() - PAUSE_MS));
  const [last] = await db.select().from(supportQuestions).where(recent);
  if (last) {
    const retryAfterSeconds = Math.ceil((last.createdAt + PAUSE_MS - now()) / 1000);
    throw new Refusal(429, 'too_many_requests', 'Wait a moment before the next question.', { retryAfterSeconds });
  }
  await db.insert(supportQuestions).values({ memberId, content, createdAt: now() });
  return { success: true };
};

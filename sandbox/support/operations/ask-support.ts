import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { requireCallsLeft } from '#sandbox/limits/limits.ts';
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
  const limit = { name: `questions of ${memberId}`, most: 1, withinMs: PAUSE_MS };
  await requireCallsLeft(call.platform, limit, 'Wait a moment before the next question.');
  await db.insert(supportQuestions).values({ memberId, content, createdAt: now() });
  return { success: true };
};

import type { Handler } from '../server/call.ts';

/** Words that a question has: enough to say what it is about, and no more than somebody can answer. */
export const questionWords = { minWordCount: 4, maxWordCount: 120 };

export const supportQuestionRules: Handler<'supportQuestionRules'> = () => ({ success: true, value: questionWords });

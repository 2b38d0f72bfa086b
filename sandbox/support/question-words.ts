/** Limits on the words of a question. */
export const QUESTION_WORDS = { minWordCount: 4, maxWordCount: 120 };

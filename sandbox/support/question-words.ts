/** How many words a question has: enough to say what it is about, and no more than somebody can answer. */
export const QUESTION_WORDS = { minWordCount: 4, maxWordCount: 120 };

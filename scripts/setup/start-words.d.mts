/** What `npm start` passes on to the command line: the words that it was given, with the brand aurora where they name none. */
export function startWords(words: readonly string[]): string[];

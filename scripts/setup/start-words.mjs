/**
 * What `npm start` passes on to the command line: the words that it was given, with the brand aurora where they name none.
 * @param {readonly string[]} words
 */
export function startWords(words) {
  const [first = '-'] = words;
  return ['preview', ...(first.startsWith('-') ? ['aurora'] : []), ...words];
}

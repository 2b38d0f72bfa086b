/** Counts characters as people do: a letter with its diacritics is one, and so is an emoji. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}

/** Counts words in any language, including Thai and Chinese, which have no spaces between words. */
export function countWords(text: string): number {
  const parts = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  return [...parts].filter(({ isWordLike }) => isWordLike).length;
}

/** Characters as a person counts them: a letter with its marks is one, and so is an emoji. */
export function countCharacters(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}

/** Words in any language, including Thai and Chinese, which put no spaces between them. */
export function countWords(text: string): number {
  const parts = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  return [...parts].filter(({ isWordLike }) => isWordLike).length;
}

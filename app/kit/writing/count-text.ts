/** Characters as a person counts them: a letter with its marks is one, and so is an emoji. */
export function countCharacters(text: string): number {
  // Firefox has it from 125; before, marks and joiners are left out, which counts joined emoji one by one.
  if (!('Segmenter' in Intl)) return [...text.replaceAll(/[\p{M}\u200d]/gu, '')].length;
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}

/** Words in any language, including Thai and Chinese, which put no spaces between them. */
export function countWords(text: string): number {
  if (!('Segmenter' in Intl)) return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0;
  const parts = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  return [...parts].filter(({ isWordLike }) => isWordLike).length;
}

/** The first character as a person sees it: a letter with its marks and the letters that join it, or an emoji. */
export function firstCharacter(text: string): string {
  if (!('Segmenter' in Intl)) return /^.[\p{M}\u200d]*/su.exec(text)?.[0] ?? '';
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return first?.segment ?? '';
}

/**
 * Signs that would turn around the text that follows, characters of no width, and all controls but the ends of lines. The
 * joiners stay: words of some languages, and many emoji, need them.
 */
const HIDDEN = /[\u061c\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]|(?!\n)\p{Cc}/gu;

/** A text as a person meant it: without controls, with ends of lines of one kind, and at most one empty line at a time. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(HIDDEN, '')
    .replaceAll(/\n[^\S\n]+(?=\n)/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Cleans a text of a single line. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ');
}

import type { TextFault, TextPair } from './text-fault.ts';
import { widthOf } from './width.ts';

/** English texts of this width and more are sentences, which wrap. */
const SENTENCE = 40;
/** What a button, a tab or the head of a column always has room for. */
const ROOM = 14;

/**
 * The most that a label may measure, in Latin letters; null for a sentence, which wraps. A label has room for 1.9 times
 * its English text and 8 letters more, and for the longest of the languages whose screens have been looked at.
 * @param proven widths of the same text in those languages
 */
export function lengthBound(english: string, proven: readonly number[] = []): number | null {
  if (!isLabel(english)) return null;
  return Math.max(ROOM, Math.floor(widthOf(english) * 1.9 + 8), ...proven);
}

/** Whether a text is a label, such as a button, a tab or a title, rather than a sentence. */
export function isLabel(english: string): boolean {
  return widthOf(english) < SENTENCE;
}

/** Whether a label is too long for its place. @param bound see `lengthBound` */
export function lengthFaults({ text }: TextPair, bound: number | null): TextFault[] {
  const width = widthOf(text);
  if (bound === null || width <= bound) return [];
  return [{ check: 'length', says: `measures ${width} letters, and its place has room for ${bound}: ${text}` }];
}

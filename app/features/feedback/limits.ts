import type { WordsOf } from '#app/language/translate.ts';

/** Characters of a feedback, as a person counts them. */
export const MOST_CHARACTERS = 140;

/** Least and most of something that is written. */
export interface Limits {
  least: number;
  most: number;
}

/** Key of what is wrong with what was written; empty when nothing is. */
export type WritingFault = Extract<WordsOf<'feedback'>, `fault.${string}`> | '';

/** Key of what is wrong with a text of this length; empty when nothing is. */
export function faultOf(length: number, { least, most }: Limits): WritingFault {
  if (length === 0) return 'fault.empty';
  if (length < least) return 'fault.short';
  return length > most ? 'fault.long' : '';
}

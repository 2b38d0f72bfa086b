import type { WordsOf } from '#app/language/translate.ts';

/** Characters of feedback, counted as people see them. */
export const MOST_CHARACTERS = 140;

/** Minimum and maximum length of a text. */
export interface Limits {
  least: number;
  most: number;
}

/** Key of the fault of a text; empty when it has none. */
export type WritingFault = Extract<WordsOf<'feedback'>, `fault.${string}`> | '';

/** Key of the fault of a text of this length; empty when it has none. */
export function faultOf(length: number, { least, most }: Limits): WritingFault {
  if (length === 0) return 'fault.empty';
  if (length < least) return 'fault.short';
  return length > most ? 'fault.long' : '';
}

import type { WordsOf } from '#app/language/translate.ts';

/** Limit of feedback in visible characters. */
export const MAX_CHARACTERS = 140;

/** Minimum and maximum length of a text. */
export interface Limits {
  min: number;
  max: number;
}

/** Key of the fault of a text; empty when it has none. */
export type WritingFault = Extract<WordsOf<'feedback'>, `fault.${string}`> | '';

/** Key of the fault of a text of this length; empty when it has none. */
export function faultOf(length: number, { min, max }: Limits): WritingFault {
  if (length === 0) return 'fault.empty';
  if (length < min) return 'fault.short';
  return length > max ? 'fault.long' : '';
}

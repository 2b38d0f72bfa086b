/** Characters of a feedback, as a person counts them. */
export const MOST_CHARACTERS = 140;

/** Least and most of something that is written. */
export interface Limits {
  least: number;
  most: number;
}

/** Key of what is wrong with a text of this length; empty when nothing is. */
export function faultOf(length: number, { least, most }: Limits): string {
  if (length === 0) return 'fault.empty';
  if (length < least) return 'fault.short';
  return length > most ? 'fault.long' : '';
}

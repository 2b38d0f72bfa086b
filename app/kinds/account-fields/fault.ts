import type { FaultKey } from '#app/language/translate.ts';

/** Fault of a value: a key in the words of the showing feature, with its numbers. */
export interface Fault {
  key: FaultKey | `pattern.${string}`;
  values?: Record<string, number>;
  /** The required length, if the rule has one too. */
  length?: Fault;
}

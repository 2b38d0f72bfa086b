import type { FaultKey } from '#app/language/translate.ts';

/** What is wrong with a value: a key in the words of the feature that shows it, with its numbers. */
export interface Fault {
  key: FaultKey | `pattern.${string}`;
  values?: Record<string, number>;
  /** The length that the rule also requires. */
  length?: Fault;
}

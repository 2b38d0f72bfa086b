import type { FaultKey } from '#app/language/translate.ts';

/** What is wrong with a value: a key of the words of the feature that shows it, with the numbers that it needs. */
export interface Fault {
  key: FaultKey | `pattern.${string}`;
  values?: Record<string, number>;
  /** The length that the rule asks for besides. */
  length?: Fault;
}

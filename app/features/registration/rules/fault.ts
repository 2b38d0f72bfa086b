/** What is wrong with a value: a key of this feature's words, with the numbers that it needs. */
export interface Fault {
  key: `fault.${string}` | `pattern.${string}`;
  values?: Record<string, number>;
}

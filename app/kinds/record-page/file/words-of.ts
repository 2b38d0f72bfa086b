/** Maps each value of a field to its word in a file. */
export function wordsOf<Value extends string | number>(
  values: readonly Value[],
  wordOf: (value: Value) => string,
): Record<string, string> {
  return Object.fromEntries(values.map((value) => [String(value), wordOf(value)]));
}

/** What a file says for each value of a field that has a fixed set of them. */
export function wordsOf<Value extends string | number>(
  values: readonly Value[],
  wordOf: (value: Value) => string,
): Record<string, string> {
  return Object.fromEntries(values.map((value) => [String(value), wordOf(value)]));
}

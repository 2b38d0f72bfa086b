// Copied by scripts/generate/platform-validators.ts next to the guards that call it.

/** Called for a list with records that were left out: how many, and the first of them. */
export type OnLeftOut = (count: number, first: unknown) => void;

/** Whether the value is an object and no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the value is a text of at most this many characters (code points, as JSON Schema counts). */
export function isText(value: unknown, most: number): boolean {
  // Looks at no more of a long text than it must.
  return typeof value === 'string' && (value.length <= most || [...value.slice(0, 2 * most + 1)].length <= most);
}

/** Whether the property is a text. One that is too long is cut in place and ends with an ellipsis. */
export function cutText(holder: Record<PropertyKey, unknown>, name: PropertyKey, most: number): boolean {
  const text = holder[name];
  if (typeof text !== 'string') return false;
  if (!isText(text, most)) holder[name] = `${[...text.slice(0, 2 * most)].slice(0, most - 1).join('')}…`;
  return true;
}

/** Whether the value is a list. In place, it loses its records beyond the limit and those that break the contract. */
export function keepValid(
  list: unknown,
  isValid: (record: unknown, onLeftOut: OnLeftOut) => boolean,
  most: number,
  onLeftOut: OnLeftOut,
): boolean {
  if (!Array.isArray(list)) return false;
  const all: unknown[] = list.splice(0);
  list.push(...all.slice(0, most).filter((record) => isValid(record, onLeftOut)));
  // The first of them is where the two lists differ first.
  const first = all.findIndex((record, index) => record !== list[index]);
  if (first >= 0) onLeftOut(all.length - list.length, all[first]);
  return true;
}

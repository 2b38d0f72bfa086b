/** Checks the type of data from outside the program. */
export type Guard<Value> = (value: unknown) => value is Value;

/** A JSON object. */
export type Dictionary = Readonly<Record<string, unknown>>;

export function isDictionary(value: unknown): value is Dictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

export function isListOf<Entry>(isEntry: Guard<Entry>): Guard<Entry[]> {
  return (value): value is Entry[] => Array.isArray(value) && value.every(isEntry);
}

export function isRecordOf<Entry>(isEntry: Guard<Entry>): Guard<Record<string, Entry>> {
  return (value): value is Record<string, Entry> => isDictionary(value) && Object.values(value).every(isEntry);
}

/** Accepts an object with at least these keys. Other keys are ignored. */
export function hasShape<Shape extends object>(guards: { [Key in keyof Shape]: Guard<Shape[Key]> }): Guard<Shape> {
  const keys = Object.entries<Guard<unknown>>(guards).map(([key, isFit]) => ({ key, isFit }));
  return (value): value is Shape => isDictionary(value) && keys.every(({ key, isFit }) => isFit(value[key]));
}

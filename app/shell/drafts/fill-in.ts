/** Copies texts, numbers and choices at any depth; ignores fields that the target lacks. */
export function fillIn(target: object, from: unknown): void {
  if (typeof from !== 'object' || from === null) return;
  for (const [name, value] of Object.entries(from)) {
    const own: unknown = Reflect.get(target, name);
    if (isPlain(own) && isPlain(value)) fillIn(own, value);
    else if (own !== undefined && !isPlain(value)) Reflect.set(target, name, value);
  }
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

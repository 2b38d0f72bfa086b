/** Keys and list positions from the root of a document to one of its values. */
export type JsonPath = readonly (string | number)[];

/** Formats a path for people: `site.domains[0]`, `resources["my blog"]`; empty for the root. */
export function formatPath(path: JsonPath): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    if (!/^[$\w-]+$/.test(step)) return `${text}[${JSON.stringify(step)}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}

/** Parses a JSON pointer (RFC 6901) into `root`. Steps into a list are numbers. */
export function parsePointer(pointer: string, root: unknown): JsonPath {
  const path: (string | number)[] = [];
  let value = root;
  for (const escaped of pointer.split('/').slice(1)) {
    const key = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(value) ? Number(key) : key);
    value = step(value, key);
  }
  return path;
}

/** The value at a path, or undefined. Only own properties are followed. */
export function valueAt(root: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((value, key) => step(value, key), root);
}

function step(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

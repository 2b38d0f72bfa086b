import { isDictionary } from '#cli/json/guards.ts';

/**
 * Every value under a path of keys in JSON, at any depth and in any list: `content.orderId` finds the `orderId` of each entry of each
 * `content`.
 */
export function valuesAt(value: unknown, path: string): unknown[] {
  const [first = '', ...rest] = path.split('.');
  const found = valuesOf(value, first);
  return rest.length === 0 ? found : found.flatMap((inner) => valuesAt(inner, rest.join('.')));
}

function valuesOf(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesOf(entry, key));
  if (!isDictionary(value)) return [];
  const inside = Object.entries(value).flatMap(([name, inner]) => (name === key ? [] : valuesOf(inner, key)));
  return key in value ? [value[key], ...inside] : inside;
}

/** The first text under a path, or undefined. */
export function textAt(value: unknown, path: string): string | undefined {
  return valuesAt(value, path).find((found) => typeof found === 'string');
}

/** The first number under a path, or undefined. */
export function numberAt(value: unknown, path: string): number | undefined {
  return valuesAt(value, path).find((found) => typeof found === 'number');
}

import { isDictionary } from '#cli/json/guards.ts';
import type { JsonPath } from '../source/json-path.ts';

/** Paths of all nulls in a theme. */
export function takenAway(value: unknown, path: JsonPath = []): JsonPath[] {
  if (value === null) return [path];
  if (!isDictionary(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => takenAway(inner, [...path, key]));
}

/** Removes the values at some paths, and groups that are then empty. */
export function withoutPaths<T extends object>(value: T, paths: readonly JsonPath[]): T {
  return paths.reduce(withoutPath, value);
}

function withoutPath<T extends object>(value: T, [key, ...rest]: JsonPath): T {
  const inner: unknown = key === undefined ? undefined : Reflect.get(value, key);
  if (key === undefined || inner === undefined) return value;
  const copy = { ...value };
  if (rest.length === 0) Reflect.deleteProperty(copy, key);
  else if (isDictionary(inner)) Reflect.set(copy, key, withoutPath(inner, rest));
  return copy;
}

import { isDictionary } from '#cli/json/guards.ts';
import type { JsonPath } from '../source/json-path.ts';

/** Paths of everything that a theme takes away with null. */
export function takenAway(value: unknown, path: JsonPath = []): JsonPath[] {
  if (value === null) return [path];
  if (!isDictionary(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => takenAway(inner, [...path, key]));
}

/** A value without what is at some paths, and without the groups that are empty then. */
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

import { type Dictionary, isDictionary } from '#cli/json/guards.ts';
import type { SettingKey } from './setting-keys.ts';

/** The value at a path such as `theme.layout.tile`. */
export function valueAt(brand: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (isDictionary(value) ? value[key] : undefined), brand);
}

/** The brand with another value at a path; `undefined` removes the setting. */
export function withValue(brand: Dictionary, path: string, value: unknown): Dictionary {
  const [key = '', ...rest] = path.split('.');
  const inner = brand[key];
  const changed = rest.length === 0 ? value : withValue(isDictionary(inner) ? inner : {}, rest.join('.'), value);
  return { ...brand, [key]: changed };
}

/** Values that differ from the current one: every other choice, the other order of a list, an example of the schema. */
export function otherValues({ schema }: SettingKey, written: unknown): readonly unknown[] {
  const current = written === undefined ? schema['default'] : written;
  const choices = schema['enum'];
  const examples = Array.isArray(schema['examples']) ? schema['examples'] : [];
  // Elsewhere null only takes away an inherited value.
  const isOptional = schema['default'] === null;
  const differing = (values: readonly unknown[]) =>
    values.filter((value) => !isSame(value, current) && (value !== null || isOptional));
  if (Array.isArray(choices)) return differing(choices);
  if ([schema['type']].flat().includes('boolean')) return [current !== true];
  if (Array.isArray(current)) return [current.toReversed(), current.slice(0, -1)];
  return differing([...examples, null]);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

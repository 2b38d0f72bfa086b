import { isDictionary } from './guards.ts';

const WIDTH = 120;

/**
 * JSON as the project's formatter writes it, with a line break at the end: a line for each key, and lists of plain
 * values on one line where they fit.
 */
export function formatJson(value: unknown): string {
  return `${written(value, '', 0)}\n`;
}

/** @param before how much of the line is taken already, with what follows the value */
function written(value: unknown, indent: string, before: number): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const flat = `[${value.map((entry) => JSON.stringify(entry)).join(', ')}]`;
    const isPlain = value.every((entry) => typeof entry !== 'object' || entry === null);
    if (isPlain && before + flat.length <= WIDTH) return flat;
    return `[\n${value.map((entry) => inner + written(entry, inner, inner.length + 1)).join(',\n')}\n${indent}]`;
  }
  if (!isDictionary(value)) return JSON.stringify(value);
  const lines = Object.entries(value).map(([key, entry]) => {
    const name = `${inner}${JSON.stringify(key)}: `;
    return name + written(entry, inner, name.length + 1);
  });
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
}

import { join } from 'node:path';
import { isDictionary } from '#cli/json/guards.ts';
import type { ThemeColors } from '#schemas/generated/theme.ts';
import { readDocument } from '../source/source-document.ts';

export type ColorToken = keyof ThemeColors;

/** A text token and the token of its background. */
export interface ContrastPair {
  readonly text: ColorToken;
  readonly ground: ColorToken;
}

/**
 * Reads themes/pairs.json, flattened to pairs.
 * @throws when the file, which is part of brandgen, is invalid.
 */
export function readContrastPairs(builtIn: string): ContrastPair[] {
  const home = join(builtIn, 'themes');
  const value = readDocument({ file: join(home, 'pairs.json'), home }).document?.value;
  const rows = isDictionary(value) ? value['pairs'] : undefined;
  if (!isPairList(rows)) throw new Error('themes/pairs.json does not hold pairs of colour tokens.');
  return rows.flatMap(([text, grounds]) => grounds.map((ground) => ({ text, ground })));
}

function isPairList(rows: unknown): rows is [ColorToken, ColorToken[]][] {
  return (
    Array.isArray(rows) &&
    rows.every((row) => Array.isArray(row) && typeof row[0] === 'string' && Array.isArray(row[1]))
  );
}

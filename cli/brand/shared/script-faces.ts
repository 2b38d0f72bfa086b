import { join } from 'node:path';
import { isDictionary } from '#cli/json/guards.ts';
import type { ThemeConfig } from '#schemas/generated/theme.ts';
import { readDocument } from '../source/source-document.ts';

export type ThemeFont = ThemeConfig['fonts'][number];

/** The faces of scripts that a theme's own typeface does not have. */
export interface ScriptFaces {
  /** By ISO 15924 code, such as `Thai`. */
  readonly faces: Readonly<Record<string, ThemeFont>>;
  /** Scripts that every system has in good faces, or, for Latin, every theme. */
  readonly system: readonly string[];
}

/**
 * Reads themes/scripts.json.
 * @throws when the file, which is part of brandgen, is invalid.
 */
export function readScriptFaces(builtIn: string): ScriptFaces {
  const home = join(builtIn, 'themes');
  const value = readDocument({ file: join(home, 'scripts.json'), home }).document?.value;
  if (!isScriptFaces(value)) throw new Error('themes/scripts.json does not hold a face for each script.');
  return value;
}

function isScriptFaces(value: unknown): value is ScriptFaces {
  if (!isDictionary(value) || !isDictionary(value['faces']) || !Array.isArray(value['system'])) return false;
  const faces = Object.values(value['faces']);
  return (
    value['system'].every((script) => typeof script === 'string') &&
    faces.every((face) => isDictionary(face) && typeof face['family'] === 'string' && Array.isArray(face['files']))
  );
}

/** ISO 15924 code of the script that a language is usually written in. @param tag BCP 47 tag, such as `zh-Hant` */
export function scriptOf(tag: string): string {
  return new Intl.Locale(tag).maximize().script ?? 'Latn';
}

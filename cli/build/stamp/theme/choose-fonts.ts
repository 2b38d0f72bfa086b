import { readFileSync } from 'node:fs';
import type { ScriptFaces, ThemeFont } from '#cli/brand/shared/script-faces.ts';
import { isRecordOf, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';

type Span = readonly [number, number];

/** A font face of a site. */
export interface FontFace {
  readonly family: string;
  readonly subset: string;
  /** CSS `font-weight`: a value, or the range of a variable font. */
  readonly weight: string;
  /** CSS `unicode-range`. */
  readonly range: string;
  /** Absolute path of the woff2 file. */
  readonly file: string;
}

/** Resolves a specifier of a file in an installed package, such as `@fontsource/x/unicode.json`. */
export type ResolveFile = (specifier: string) => string;

/** Subset needed by every text: digits, punctuation, names. */
export const BASIC = 'latin';

/** The theme's faces whose subset has a letter that the offered languages use and the basic subset lacks. */
export function chooseFonts(
  fonts: readonly ThemeFont[],
  letters: ReadonlySet<string>,
  resolve: ResolveFile,
): FontFace[] {
  return fonts.flatMap((font) => {
    const ranges = rangesOf(font.package, resolve);
    const needed = neededSubsets(ranges, letters);
    return font.files
      .filter(({ subset }) => needed.has(subset))
      .map(({ subset, weight, file }) => ({
        family: font.family,
        subset,
        weight,
        range: ranges[subset] ?? '',
        file: resolve(`${font.package}/files/${file}`),
      }));
  });
}

/**
 * Faces of scripts for the letters that the theme's own faces lack, such as Hebrew beside a Latin typeface. A theme without
 * faces leaves Latin letters to the system, and the scripts of `system` are left to it everywhere.
 */
export function missingScripts(
  fonts: readonly ThemeFont[],
  { faces }: ScriptFaces,
  letters: ReadonlySet<string>,
  resolve: ResolveFile,
): ThemeFont[] {
  const own = fonts.flatMap((font) => spansOf(font, resolve));
  const lacking = [...letters].filter((letter) => !isWithin(own, letter));
  if (lacking.length === 0) return [];
  return Object.values(faces).filter((face) => {
    const spans = spansOf(face, resolve);
    return lacking.some((letter) => isWithin(spans, letter));
  });
}

/** The letters for which a font of a theme has files. */
function spansOf({ package: from, files }: ThemeFont, resolve: ResolveFile): Span[] {
  const ranges = rangesOf(from, resolve);
  return files.flatMap(({ subset }) => parseUnicodeRange(ranges[subset] ?? ''));
}

function rangesOf(from: string, resolve: ResolveFile): Record<string, string> {
  const file = resolve(`${from}/unicode.json`);
  return parseJson(readFileSync(file, 'utf8'), isRecordOf(isText), file);
}

/** Selects the smallest subset for a letter that is in several, as browsers would load the one declared last. */
function neededSubsets(ranges: Record<string, string>, letters: ReadonlySet<string>): Set<string> {
  const subsets = Object.entries(ranges)
    .map(([subset, range]) => ({ subset, spans: parseUnicodeRange(range) }))
    .sort((a, b) => Number(b.subset === BASIC) - Number(a.subset === BASIC) || sizeOf(a.spans) - sizeOf(b.spans));
  const homes = [...letters].flatMap((letter) => subsets.find(({ spans }) => isWithin(spans, letter))?.subset ?? []);
  return new Set([BASIC, ...homes]);
}

function sizeOf(spans: ReturnType<typeof parseUnicodeRange>): number {
  return spans.reduce((sum, [from, to]) => sum + to - from + 1, 0);
}

/** Parses a CSS `unicode-range`, such as `U+0000-00FF,U+20AC`. */
export function parseUnicodeRange(range: string): Span[] {
  return range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

export function isWithin(spans: readonly Span[], character: string): boolean {
  const point = character.codePointAt(0) ?? -1;
  return spans.some(([from, to]) => from <= point && point <= to);
}

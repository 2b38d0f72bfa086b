import path from 'node:path';
import type { ResolvedTheme } from '#cli/brand/resolved-brand.ts';
import { nameByContent, type SiteFiles, written } from '#cli/build/site-file.ts';
import { BASIC } from './choose-fonts.ts';
import type { PlacedFace, StampedTypefaces } from './stamp-typefaces.ts';
import { isWithin, parseUnicodeRange } from './unicode-range.ts';
import { writeThemeCss } from './write-theme-css.ts';

export interface StampedTheme {
  readonly files: SiteFiles;
  /** Path of the stylesheet in the site. */
  readonly css: string;
  /** Fonts that the first text of a page needs, as paths in the site. */
  readonly firstFonts: readonly string[];
}

/**
 * Writes the theme of a brand: its tokens, its font faces, and the fallbacks that keep the text from moving.
 * @param letters letters outside ASCII in the language of a first visit
 */
export function stampTheme(
  theme: ResolvedTheme,
  { files, faces, fallbacks }: StampedTypefaces,
  letters: ReadonlySet<string>,
): StampedTheme {
  const named = faces.map((face) => ({ ...face, url: path.posix.basename(face.place) }));
  const css = written(writeThemeCss({ theme, faces: named, fallbacks }));
  const cssPath = nameByContent('assets/theme.css', css);
  return { files: new Map(files).set(cssPath, css), css: cssPath, firstFonts: firstFonts(theme, faces, letters) };
}

/**
 * The first faces of headings and text, in the weights they use: the basic subset, and those with the language's own
 * letters. Later faces of the stack are for letters that the first family lacks.
 */
function firstFonts({ tokens: { font } }: ResolvedTheme, faces: readonly PlacedFace[], letters: ReadonlySet<string>) {
  const wanted = [
    { stack: font.text, weight: 400 },
    { stack: font.head, weight: Number(font.headWeight) },
  ];
  const places = wanted.flatMap(({ stack, weight }) => {
    const own = familiesOf(stack).flatMap((family) =>
      faces.filter((face) => face.family === family && covers(face.weight, weight)),
    );
    const basic = own.find(({ subset }) => subset === BASIC);
    return [basic, ...facesOf(letters, own)].flatMap((face) => face?.place ?? []);
  });
  return [...new Set(places)];
}

function familiesOf(stack: string): string[] {
  return stack.split(',').map((name) => name.replaceAll(/["']/g, '').trim());
}

/** For each letter the face that a browser picks: from the first family that has it, the one declared last. */
function facesOf(letters: ReadonlySet<string>, faces: readonly PlacedFace[]): PlacedFace[] {
  const ranges = faces.map((face) => ({ face, spans: parseUnicodeRange(face.range) }));
  const found = [...letters].flatMap((letter) => {
    const able = ranges.filter(({ spans }) => isWithin(spans, letter)).map(({ face }) => face);
    return able.findLast(({ family }) => family === able[0]?.family) ?? [];
  });
  return [...new Set(found)];
}

/** Whether the browser picks a face of `400` or `100 900` for a weight. */
function covers(face: string, weight: number): boolean {
  const [least = 0, most = least] = face.split(' ').map(Number);
  return least <= weight && weight <= most;
}

import path from 'node:path';
import type { ResolvedTheme } from '../../../brand/resolved-brand.ts';
import { nameByContent, type SiteFiles, written } from '../../site-file.ts';
import type { PlacedFace, StampedTypefaces } from './stamp-typefaces.ts';
import { writeThemeCss } from './write-theme-css.ts';

export interface StampedTheme {
  readonly files: SiteFiles;
  /** Path of the stylesheet in the site. */
  readonly css: string;
  /** Fonts that the first text of a page needs, as paths in the site. */
  readonly firstFonts: readonly string[];
}

/** Writes the theme of a brand: its tokens, its faces of type, and the fallbacks that keep the text from moving. */
export function stampTheme(theme: ResolvedTheme, { files, faces, fallbacks }: StampedTypefaces): StampedTheme {
  const named = faces.map((face) => ({ ...face, url: path.posix.basename(face.place) }));
  const css = written(writeThemeCss({ theme, faces: named, fallbacks }));
  const cssPath = nameByContent('assets/theme.css', css);
  return { files: new Map(files).set(cssPath, css), css: cssPath, firstFonts: firstFonts(theme, faces) };
}

/** The basic subset of the two families that headings and text begin with, in the weights that those are set in. */
function firstFonts({ tokens: { font } }: ResolvedTheme, faces: readonly PlacedFace[]): string[] {
  const wanted = [
    { stack: font.text, weight: 400 },
    { stack: font.head, weight: Number(font.headWeight) },
  ];
  const places = wanted.flatMap(({ stack, weight }) => {
    const names = stack.replaceAll(/["']/g, '');
    const own = faces.filter(({ family, subset }) => subset === 'latin' && names.startsWith(family));
    return own.find((face) => covers(face.weight, weight))?.place ?? [];
  });
  return [...new Set(places)];
}

/** Whether a face of `400` or `100 900` is what the browser takes for a weight. */
function covers(face: string, weight: number): boolean {
  const [least = 0, most = least] = face.split(' ').map(Number);
  return least <= weight && weight <= most;
}

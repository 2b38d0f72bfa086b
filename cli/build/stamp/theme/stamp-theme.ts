import path from 'node:path';
import type { ResolvedTheme } from '../../../brand/resolved-brand.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import { licenceText } from '../../compile/bundled-packages.ts';
import { nameByContent, type SiteFiles, written } from '../../site-file.ts';
import type { Work } from '../notices/stamp-licences.ts';
import { chooseFonts, type FontFace, type ResolveFile } from './choose-fonts.ts';
import type { FallbackFace } from './fallback-face.ts';

export interface StampedTheme {
  readonly files: SiteFiles;
  /** Path of the stylesheet in the site. */
  readonly css: string;
  /** Fonts that the first text of a page needs, as paths in the site. */
  readonly firstFonts: readonly string[];
  readonly typefaces: readonly Work[];
}

interface PlacedFace extends FontFace {
  /** Path in the site. */
  place: string;
}

/**
 * Writes the theme of a brand: its tokens, its faces of type, and the fallbacks that keep the text from moving.
 * @param letters letters outside ASCII of all offered languages
 */
export async function stampTheme(
  theme: ResolvedTheme,
  letters: ReadonlySet<string>,
  cache: BuildCache,
  resolve: ResolveFile,
): Promise<StampedTheme> {
  const files: SiteFiles = new Map();
  const faces = chooseFonts(theme.fonts, letters, resolve).map((face): PlacedFace => {
    const font = { source: face.file, ...cache.files.facts(face.file) };
    const place = nameByContent(`assets/${path.basename(face.file)}`, font);
    files.set(place, font);
    return { ...face, place };
  });
  const { writeThemeCss } = await import('./write-theme-css.ts');
  const fallbacks = await fallbacksOf(faces, cache);
  const named = faces.map((face) => ({ ...face, url: path.posix.basename(face.place) }));
  const css = written(writeThemeCss({ theme, faces: named, fallbacks }));
  const cssPath = nameByContent('assets/theme.css', css);
  files.set(cssPath, css);
  return { files, css: cssPath, firstFonts: firstFonts(theme, faces), typefaces: typefaces(theme, resolve) };
}

/** Measured from the first face of each family, once for each file. */
async function fallbacksOf(faces: readonly FontFace[], cache: BuildCache): Promise<Map<string, FallbackFace>> {
  const families = new Map<string, FallbackFace>();
  for (const { family, file } of faces) {
    if (families.has(family)) continue;
    const text = await cache.textOf(path.join('fallbacks', `${cache.files.facts(file).digest}.json`), async () => {
      const { measureFallback } = await import('./fallback-face.ts');
      return JSON.stringify(await measureFallback(file));
    });
    families.set(family, JSON.parse(text));
  }
  return families;
}

/** The basic subset of the two families that headings and text begin with, in the weights that those are set in. */
function firstFonts({ tokens: { font } }: ResolvedTheme, faces: readonly PlacedFace[]): string[] {
  const wanted = [
    { stack: font.text, weight: 400 },
    { stack: font.head, weight: Number(font.headWeight) },
  ];
  const places = wanted.flatMap(({ stack, weight }) => {
    const own = faces.filter(
      ({ family, subset }) => subset === 'latin' && stack.replaceAll(/["']/g, '').startsWith(family),
    );
    return own.find((face) => covers(face.weight, weight))?.place ?? [];
  });
  return [...new Set(places)];
}

/** Whether a face of `400` or `100 900` is what the browser takes for a weight. */
function covers(face: string, weight: number): boolean {
  const [least = 0, most = least] = face.split(' ').map(Number);
  return least <= weight && weight <= most;
}

function typefaces(theme: ResolvedTheme, resolve: ResolveFile): Work[] {
  return theme.fonts.map((font) => ({
    name: font.family,
    version: '',
    licence: 'OFL-1.1',
    text: licenceText(path.dirname(resolve(`${font.package}/package.json`))),
  }));
}

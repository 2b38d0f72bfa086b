import path from 'node:path';
import type { ScriptFaces } from '#cli/brand/shared/script-faces.ts';
import type { BuildCache } from '#cli/build/cache/build-cache.ts';
import { licenceText } from '#cli/build/compile/bundled-packages.ts';
import { nameByContent, type SiteFiles } from '#cli/build/site-file.ts';
import { hasShape, isText } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import type { ThemeConfig } from '#schemas/generated/theme.ts';
import type { Work } from '../notices/stamp-licences.ts';
import { BASIC, chooseFonts, type FontFace, missingScripts, type ResolveFile } from './choose-fonts.ts';
import type { FallbackFace } from './fallback-face.ts';

const isFallbackFace = hasShape<FallbackFace>({
  src: isText,
  ascentOverride: isText,
  descentOverride: isText,
  lineGapOverride: isText,
  sizeAdjust: isText,
});

export type ThemeFonts = ThemeConfig['fonts'];

export interface PlacedFace extends FontFace {
  /** Path in the site. */
  readonly place: string;
}

/** Font faces of a theme for a site's languages. Brands with the same theme and languages share them. */
export interface StampedTypefaces {
  readonly files: SiteFiles;
  readonly faces: readonly PlacedFace[];
  /** Keyed by family. */
  readonly fallbacks: ReadonlyMap<string, FallbackFace>;
  /** Families of scripts that the theme's own families lack. */
  readonly scripts: readonly string[];
  readonly works: readonly Work[];
}

/** @param letters non-ASCII letters of all offered languages */
export async function stampTypefaces(
  fonts: ThemeFonts,
  letters: ReadonlySet<string>,
  cache: BuildCache,
  { resolve, scriptFaces }: { resolve: ResolveFile; scriptFaces: ScriptFaces },
): Promise<StampedTypefaces> {
  const files: SiteFiles = new Map();
  const scripts = missingScripts(fonts, scriptFaces, letters, resolve);
  const all = [...fonts, ...scripts];
  const faces = chooseFonts(all, letters, resolve).map((face): PlacedFace => {
    const font = { source: face.file, ...cache.files.facts(face.file) };
    const filePath = nameByContent(`assets/${path.basename(face.file)}`, font);
    files.set(filePath, font);
    return { ...face, place: filePath };
  });
  return {
    files,
    faces,
    fallbacks: await fallbacksOf(faces, cache),
    scripts: [...new Set(scripts.map(({ family }) => family))],
    works: worksOf(all, resolve),
  };
}

/**
 * Measures the first face of each family, once per file. A family without the basic subset only adds a script that the
 * fallback lacks, so it is not measured.
 */
async function fallbacksOf(faces: readonly FontFace[], cache: BuildCache): Promise<Map<string, FallbackFace>> {
  const families = new Map<string, FallbackFace>();
  for (const { family, subset, file } of faces) {
    if (subset !== BASIC || families.has(family)) continue;
    const text = await cache.textOf(path.join('fallbacks', `${cache.files.digest(file)}.json`), async () => {
      const { measureFallback } = await import('./fallback-face.ts');
      return JSON.stringify(await measureFallback(file));
    });
    families.set(family, parseJson(text, isFallbackFace, `The fallback of ${family}`));
  }
  return families;
}

function worksOf(fonts: ThemeFonts, resolve: ResolveFile): Work[] {
  return fonts.map((font) => ({
    name: font.family,
    version: '',
    licence: 'OFL-1.1',
    text: licenceText(path.dirname(resolve(`${font.package}/package.json`))),
  }));
}

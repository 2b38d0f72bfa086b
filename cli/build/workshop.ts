import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ResolvedBrand, ResolvedLanguage } from '../brand/resolved-brand.ts';
import { type BuildCache, cacheFolder, openBuildCache } from './cache/build-cache.ts';
import { type Compilation, compile } from './compile/compile.ts';
import { sourceKey, toolKey } from './compile/source-key.ts';
import { digestOfParts } from './digest.ts';
import { gzipSize } from './gzip-size.ts';
import { type LinkedSite, link } from './link/link.ts';
import { createMemo } from './memo.ts';
import { type SiteFile, type SiteFiles, written } from './site-file.ts';
import { licencePage, type Work } from './stamp/notices/stamp-licences.ts';
import type { Prerender } from './stamp/pages/prerenderer.ts';
import { type StampedTypefaces, stampTypefaces, type ThemeFonts } from './stamp/theme/stamp-typefaces.ts';
import { holdsOwnWords, type StampedWords, stampWords } from './stamp/words/stamp-words.ts';
import type { FillTemplate } from './templates.ts';

/** What all brands of one run share: the cache, the compiled site, and whatever two brands have in common. */
export interface Workshop {
  /** The package's root. */
  readonly root: string;
  /** Folder of brandgen's own code, as it runs. */
  readonly code: string;
  readonly cache: BuildCache;
  /** Digest of the site's sources and of the tools. */
  readonly sources: string;
  compiled(): Promise<Compilation>;
  linked(features: readonly string[]): Promise<LinkedSite>;
  words(brand: ResolvedBrand, language: ResolvedLanguage): Promise<StampedWords>;
  typefaces(fonts: ThemeFonts, letters: ReadonlySet<string>): Promise<StampedTypefaces>;
  /** The page of licences of a site with these works. */
  licences(works: readonly Work[]): Promise<SiteFiles>;
  /** Bytes of a file after gzip. */
  gzipped(file: SiteFile): Promise<number>;
  prerender(): Promise<Prerender>;
  templates(): Promise<FillTemplate>;
}

/** More than one fleet has of any of them, and few enough that a large fleet takes no more memory than a small one. */
const KEPT = 64;

/**
 * @param root the package's root
 * @param code folder of brandgen's own code, as it runs
 * @param known digest of the sources and of the tools, where it has been worked out already
 */
export function openWorkshop(root: string, code: string, environment: NodeJS.ProcessEnv, known?: string): Workshop {
  const cache = openBuildCache(cacheFolder(root, environment));
  const sources = known ?? sourceKey(root, toolKey(root, code, cache.files), cache.files);
  const resolve = createRequire(path.join(root, 'package.json')).resolve;
  const sites = createMemo<LinkedSite>(KEPT);
  const typefaces = createMemo<StampedTypefaces>(KEPT);
  const languages = createMemo<StampedWords>(KEPT);
  const licences = createMemo<SiteFiles>(KEPT);
  const gzipped = createMemo<number>(KEPT);
  const compiled = lazily(() => compile(root, sources, cache));
  const templates = lazily(async () => (await import('./templates.ts')).openTemplates(root));
  return {
    root,
    code,
    cache,
    sources,
    compiled,
    linked: (features) =>
      sites(features.join(), async () => {
        const site = await link(await compiled(), features, cache);
        return { ...site, files: cache.keep(site.files) };
      }),
    words: (brand, language) => {
      const features = brand.features.map(({ name }) => name);
      const own = brand.words[language.code] ?? {};
      return languages(digestOfParts([JSON.stringify([language, features, own])]), () => {
        const words = stampWords(language, features, own);
        const shared = [...words.files].filter(([place]) => !holdsOwnWords(place, own));
        return { ...words, files: new Map([...words.files, ...cache.keep(new Map(shared))]) };
      });
    },
    typefaces: (fonts, letters) =>
      typefaces(digestOfParts([JSON.stringify(fonts), ...[...letters].sort()]), () =>
        stampTypefaces(fonts, letters, cache, resolve),
      ),
    licences: (works) =>
      licences(works.map(({ name, version }) => `${name}@${version}`).join(), async () => {
        const page = written(licencePage(works, await templates()));
        return cache.keep(new Map([['licences.txt', page]]));
      }),
    gzipped: (file) => gzipped(file.digest, () => gzipSize('source' in file ? readFileSync(file.source) : file.bytes)),
    prerender: lazily(async () => {
      const { openPrerenderer } = await import('./stamp/pages/prerenderer.ts');
      return openPrerenderer(await compiled());
    }),
    templates,
  };
}

function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

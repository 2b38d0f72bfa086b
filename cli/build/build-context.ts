import { createRequire } from 'node:module';
import path from 'node:path';
import { readScriptFaces } from '#cli/brand/shared/script-faces.ts';
import { assertWritable } from '#cli/system/assert-writable.ts';
import { type BuildCache, cacheFolder, openBuildCache } from './cache/build-cache.ts';
import type { SharedCache } from './cache/shared/shared-cache.ts';
import type { Compilation } from './compile/compiled-app.ts';
import { sourceKey, toolKey } from './compile/source-key.ts';
import { digestOfParts } from './digest.ts';
import { gzipSize } from './gzip-size.ts';
import type { LinkedSite } from './link/linked-site.ts';
import { createMemo, type Memo } from './memo.ts';
import { withPacked } from './packed/pack-files.ts';
import { readProven } from './proof/proven-bytes.ts';
import { openSiteTexts } from './proof/site-text.ts';
import { openPlacer, type Placer } from './publish/placer.ts';
import { openSeenSites, type SeenSites } from './publish/seen-sites.ts';
import { type SiteFile, type SiteFiles, written } from './site-file.ts';
import { BILL_FILE, billOfMaterials } from './stamp/notices/bill-of-materials.ts';
import { licencePage } from './stamp/notices/stamp-licences.ts';
import type { NoticeStyle } from './stamp/notices/stamp-notices.ts';
import type { StampContext } from './stamp/stamp-context.ts';
import { type StampedTypefaces, stampTypefaces } from './stamp/theme/stamp-typefaces.ts';
import { hasOwnWords, type StampedWords, stampWords } from './stamp/words/stamp-words.ts';
import type { FillTemplate } from './templates.ts';

/** State shared by all brands of a run: the cache and memoised results. */
export interface BuildContext extends StampContext {
  /** Folder of brandgen's own running code. */
  readonly code: string;
  /** Undefined without a shared cache, and in threads, as the main thread fetches what they all need. */
  readonly shared: SharedCache | undefined;
  readonly placer: Placer;
  /** Sites in any output folder that a run has found to be as they were built. */
  readonly seenSites: SeenSites;
  /** Digest of the site's sources and of the tools. */
  readonly sources: string;
  readonly compilations: Memo<Compilation>;
  readonly linkedSites: Memo<LinkedSite>;
  /** The code of a linked site in lower case, keyed by its list of files. */
  readonly codeTexts: Memo<string>;
  /** Size of a file after gzip, in bytes. */
  gzipped(file: SiteFile): Promise<number>;
}

/** Exceeds what a fleet has of any kind, and limits the memory of a large fleet. */
const MOST_KEPT = 64;

/** Kinds of brand whose pages are kept; each has a quarter of a megabyte of pages. */
const MOST_SHARED_PAGES = 128;

/** Each text takes some megabytes. */
const MOST_CODE_TEXTS = 4;

interface Given {
  /** Digest of the sources and of the tools, if it has been computed. */
  readonly sources?: string;
  readonly shared?: SharedCache | undefined;
}

/**
 * @param root the package's root
 * @param code folder of brandgen's own running code
 */
export function openBuildContext(
  root: string,
  code: string,
  environment: NodeJS.ProcessEnv,
  { sources, shared }: Given = {},
): BuildContext {
  const cache = openBuildCache(cacheFolder(root, environment));
  const fillers = createMemo<FillTemplate>(1);
  const templates = () => fillers(root, async () => (await import('./templates.ts')).openTemplates(root));
  return {
    root,
    code,
    cache,
    shared,
    placer: openPlacer(),
    seenSites: openSeenSites(path.join(cache.folder, 'sites.json'), () =>
      assertWritable(cache.folder, 'BRANDGEN_CACHE'),
    ),
    sources: sources ?? sourceKey(root, toolKey(root, code, cache.files), cache.files),
    compilations: createMemo(1),
    prerenderers: createMemo(1),
    pages: createMemo(MOST_SHARED_PAGES),
    textOf: openSiteTexts(),
    linkedSites: createMemo(MOST_KEPT),
    codeTexts: createMemo(MOST_CODE_TEXTS),
    words: rememberWords(cache),
    typefaces: rememberTypefaces(cache, root),
    licences: rememberLicences(cache, templates),
    gzipped: rememberSizes(),
    noticeStyle: rememberNoticeStyle(root, cache),
    templates,
  };
}

function rememberWords(cache: BuildCache): BuildContext['words'] {
  const languages = createMemo<StampedWords>(MOST_KEPT);
  return (brand, language) => {
    const features = brand.features.map(({ name }) => name);
    const own = brand.words[language.code] ?? {};
    const { complete = [] } = brand.site.languages;
    return languages(digestOfParts([JSON.stringify([language, features, complete, own])]), async () => {
      const words = stampWords(language, features, { complete, own });
      const shared = [...words.files].filter(([filePath]) => !hasOwnWords(filePath, own));
      const kept = await withPacked(cache.keep(new Map(shared)), cache);
      return { ...words, files: new Map([...words.files, ...kept]) };
    });
  };
}

function rememberTypefaces(cache: BuildCache, root: string): BuildContext['typefaces'] {
  const typefaces = createMemo<StampedTypefaces>(MOST_KEPT);
  const resolve = createRequire(path.join(root, 'package.json')).resolve;
  const scriptFaces = readScriptFaces(root);
  return (fonts, letters) =>
    typefaces(digestOfParts([JSON.stringify(fonts), ...[...letters].sort()]), () =>
      stampTypefaces(fonts, letters, cache, { resolve, scriptFaces }),
    );
}

function rememberLicences(cache: BuildCache, templates: BuildContext['templates']): BuildContext['licences'] {
  const licences = createMemo<SiteFiles>(MOST_KEPT);
  return (works) =>
    licences(works.map(({ name, version }) => `${name}@${version}`).join(), async () => {
      const page = written(licencePage(works, await templates()));
      const bill = written(billOfMaterials(works));
      return cache.keep(
        new Map([
          ['licences.txt', page],
          [BILL_FILE, bill],
        ]),
      );
    });
}

function rememberNoticeStyle(root: string, cache: BuildCache): BuildContext['noticeStyle'] {
  const styles = createMemo<NoticeStyle>(1);
  return () => styles(root, async () => (await import('./stamp/notices/stamp-notices.ts')).noticeStyle(root, cache));
}

function rememberSizes(): BuildContext['gzipped'] {
  const sizes = createMemo<number>(MOST_KEPT);
  return (file) => sizes(file.digest, () => gzipSize('source' in file ? readProven(file) : file.bytes));
}

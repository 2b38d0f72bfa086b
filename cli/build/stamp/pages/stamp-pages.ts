import type { SiteBrand } from '../../../../schemas/generated/site.ts';
import type { Compilation } from '../../compile/compile.ts';
import type { LinkedSite } from '../../link/link.ts';
import { type SiteFiles, written } from '../../site-file.ts';
import type { FillTemplate } from '../../templates.ts';
import type { StampedWords } from '../words/stamp-words.ts';
import { shellText } from '../words/text-at.ts';
import { type PageFiles, pageFiles } from './page-files.ts';
import type { PagePath } from './page-paths.ts';
import { type PageContent, pageValues, type SiteHead } from './page-values.ts';
import type { Prerender } from './prerenderer.ts';

export interface PagesRequest {
  head: SiteHead;
  brand: SiteBrand;
  features: readonly string[];
  pages: readonly PagePath[];
  /** The default language. */
  words: StampedWords;
  compilation: Compilation;
  linked: LinkedSite;
  prerender: Prerender;
  fill: FillTemplate;
}

export interface StampedPages {
  files: SiteFiles;
  /** What a browser loads to show the first page, the entry and the theme's stylesheet not included. */
  first: PageFiles;
}

/** Writes every page that a site has: those rendered ahead, and the one for all other paths. */
export async function stampPages(request: PagesRequest): Promise<StampedPages> {
  const files: SiteFiles = new Map();
  const write = (file: string, page: PageContent) =>
    files.set(file, written(request.fill('page.html', pageValues(request.head, page))));
  const bare = barePage(request);
  let first: PageFiles = bare;
  for (const page of request.pages) {
    const content = await renderPage(request, page);
    if (page.file === 'index.html') first = content;
    write(page.file, content);
  }
  write('app.html', bare);
  if (!files.has('index.html')) write('index.html', bare);
  return { files, first };
}

async function renderPage(request: PagesRequest, page: PagePath): Promise<PageContent> {
  const { brand, features, words, compilation, linked } = request;
  const rendered = await request.prerender({
    brand,
    features,
    code: words.code,
    words: words.words,
    path: page.path,
  });
  return {
    ...common(request, [rendered.feature]),
    ...pageFiles(compilation, linked, rendered.html, rendered.screen),
    path: page.path,
    title: rendered.title,
    html: rendered.html,
    listed: page.listed,
  };
}

function barePage(request: PagesRequest): PageContent {
  const files = pageFiles(request.compilation, request.linked, '', null);
  return { ...common(request, []), ...files, path: null, title: request.brand.name, html: '', listed: false };
}

function common({ brand, words }: PagesRequest, namespaces: readonly string[]) {
  const tagline = shellText(words.words, 'brand.tagline');
  return {
    description: `${brand.name}: ${tagline}`,
    data: ['first', ...namespaces].map((name) => `${words.folder}/${name}.json`),
  };
}

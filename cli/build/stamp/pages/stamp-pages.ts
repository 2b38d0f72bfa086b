import type { Compilation } from '#cli/build/compile/compiled-app.ts';
import type { LinkedSite } from '#cli/build/link/linked-site.ts';
import { type SiteFiles, written } from '#cli/build/site-file.ts';
import type { FillTemplate } from '#cli/build/templates.ts';
import type { SiteBrand } from '#schemas/generated/site.ts';
import type { StampedWords } from '../words/stamp-words.ts';
import { shellText } from '../words/text-at.ts';
import { type PageFiles, pageFiles } from './page-files.ts';
import type { PagePath } from './page-paths.ts';
import { type PageContent, pageValues, type SiteHead } from './page-values.ts';
import type { PrerenderedPage, Prerenderer } from './prerenderer.ts';

/** File of every page that is not prerendered. */
export const BARE_PAGE = 'app.html';

export interface PagesRequest {
  head: SiteHead;
  brand: SiteBrand;
  features: readonly string[];
  pages: readonly PagePath[];
  /** The default language. */
  words: StampedWords;
  compilation: Compilation;
  linked: LinkedSite;
  prerenderer: Prerenderer;
  fill: FillTemplate;
}

export interface StampedPages {
  files: SiteFiles;
  /** Files that a browser loads to show the first page, except the entry and the theme's stylesheet. */
  first: PageFiles;
}

/** Writes every page of a site: the prerendered ones, and the one for all other paths. */
export async function stampPages(request: PagesRequest): Promise<StampedPages> {
  const files: SiteFiles = new Map();
  const write = (file: string, page: PageContent) =>
    files.set(file, written(request.fill('page.html', pageValues(request.head, page))));
  const bare = barePage(request);
  let first: PageFiles = bare;
  for (const [file, content] of await renderPages(request)) {
    if (file === 'index.html') first = content;
    write(file, content);
  }
  write(BARE_PAGE, bare);
  if (!files.has('index.html')) write('index.html', bare);
  return { files, first };
}

/** The prerendered pages, by their file in the site. */
async function renderPages(request: PagesRequest): Promise<Map<string, PageContent>> {
  const { brand, features, words, pages, prerenderer } = request;
  const paths = pages.map(({ path }) => path);
  const rendered = await prerenderer.render({ brand, features, code: words.code, words: words.words, paths });
  return new Map(
    rendered.flatMap((page) => {
      const place = pages.find(({ path }) => path === page.path);
      return place ? [[place.file, contentOf(request, place, page)] as const] : [];
    }),
  );
}

function contentOf(request: PagesRequest, { listed, narrows }: PagePath, page: PrerenderedPage): PageContent {
  const { compilation, linked } = request;
  const { path, title, html, screen, feature } = page;
  return {
    ...common(request, [feature]),
    ...pageFiles(compilation, linked, html, screen),
    path,
    title,
    html,
    listed,
    narrows,
  };
}

function barePage(request: PagesRequest): PageContent {
  const files = pageFiles(request.compilation, request.linked, '', null);
  return {
    ...common(request, []),
    ...files,
    path: null,
    title: request.brand.name,
    html: '',
    listed: false,
    narrows: false,
  };
}

function common({ brand, words }: PagesRequest, namespaces: readonly string[]) {
  const tagline = shellText(words.words, 'brand.tagline');
  return {
    description: `${brand.name}: ${tagline}`,
    data: ['first', ...namespaces].map((name) => `${words.folder}/${name}.json`),
  };
}

import type { Compilation } from '#cli/build/compile/compiled-app.ts';
import { digestOfParts } from '#cli/build/digest.ts';
import type { LinkedSite } from '#cli/build/link/linked-site.ts';
import { chunkOf, staticallyReached, stylesOf } from '#cli/build/link/reach.ts';
import type { Memo } from '#cli/build/memo.ts';
import type { SiteText } from '#cli/build/proof/site-text.ts';
import { type SiteFiles, written } from '#cli/build/site-file.ts';
import type { FillTemplate } from '#cli/build/templates.ts';
import type { SiteBrand } from '#schemas/generated/site.ts';
import type { StampedWords } from '../words/stamp-words.ts';
import { shellText } from '../words/text-at.ts';
import { inlineStyle } from './inline-style.ts';
import { fileOf, type PagePath } from './page-paths.ts';
import { type PageContent, pageValues, type SiteHead } from './page-values.ts';
import type { PrerenderedPage, Prerenderer } from './prerenderer.ts';
import { standInsFor } from './stand-ins.ts';

/** Files that a page loads, in order, as paths in the site. */
export interface PageFiles {
  /** Without the entry. */
  scripts: readonly string[];
  /** Without the theme's stylesheet. */
  styles: readonly string[];
}

/** File that serves every page that is not prerendered. */
export const BARE_PAGE = 'app.html';

/** A prerendered page with stand-ins for the brand's own marks. */
export interface SharedPage extends PrerenderedPage {
  readonly files: PageFiles;
}

export interface PagesRequest {
  head: SiteHead;
  brand: SiteBrand;
  features: readonly string[];
  pages: readonly PagePath[];
  /** Path of the page that a visit starts on. */
  start: string;
  /** Words of the default language. */
  words: StampedWords;
  compilation: Compilation;
  linked: LinkedSite;
  prerenderer: Prerenderer;
  /** Pages that brands share which are alike in all that pages read. */
  shared: Memo<readonly SharedPage[]>;
  textOf: SiteText;
  fill: FillTemplate;
}

export interface StampedPages {
  files: SiteFiles;
  /** Files that the first page loads, without the entry and the theme's stylesheet. */
  first: PageFiles;
  /** Distinct texts of the stylesheets in pages. */
  inlineStyles: readonly string[];
}

/** A page with the files that it loads or contains. */
interface Page {
  content: PageContent;
  files: PageFiles;
}

/** Writes all pages of a site: prerendered ones, and one for all other paths. */
export async function stampPages(request: PagesRequest): Promise<StampedPages> {
  const bare = barePage(request);
  const start = fileOf(request.start);
  const pages = new Map([[BARE_PAGE, bare], [start, bare], ...(await renderPages(request))]);
  const styles = [
    request.head.environment?.css ?? '',
    request.head.faces,
    ...[...pages.values()].map(({ content }) => content.style.css),
  ];
  return {
    files: new Map(
      [...pages].map(([file, { content }]) => [
        file,
        written(request.fill('page.html', pageValues(request.head, content))),
      ]),
    ),
    first: pages.get(start)?.files ?? bare.files,
    inlineStyles: [...new Set(styles)].filter((css) => css !== ''),
  };
}

/** Prerendered pages by file. */
async function renderPages(request: PagesRequest): Promise<[string, Page][]> {
  const { brand, features, words, pages, shared } = request;
  const { brand: shown, inHtml, inText } = standInsFor(brand);
  const paths = pages.map(({ path }) => path);
  const key = digestOfParts([JSON.stringify([shown, features, paths]), words.code, words.digest]);
  const rendered = await shared(key, () => renderShared(request, shown, paths));
  return rendered.flatMap((page): [string, Page][] => {
    const pagePath = pages.find(({ path }) => path === page.path);
    if (!pagePath) return [];
    return [
      [
        pagePath.file,
        prerenderedPage(request, pagePath, { ...page, html: inHtml(page.html), title: inText(page.title) }),
      ],
    ];
  });
}

async function renderShared(
  { compilation, linked, features, words, prerenderer }: PagesRequest,
  brand: SiteBrand,
  paths: readonly string[],
): Promise<readonly SharedPage[]> {
  const pages = await prerenderer.render({ brand, features, code: words.code, words: words.words, paths });
  return pages.map((page) => ({ ...page, files: pageFiles(compilation, linked, page.html, page.screen) }));
}

function prerenderedPage(request: PagesRequest, { listed, narrows }: PagePath, page: SharedPage): Page {
  const { path, title, html, feature, files } = page;
  return { files, content: { ...common(request, files, [feature]), path, title, html, listed, narrows } };
}

function barePage(request: PagesRequest): Page {
  const files = pageFiles(request.compilation, request.linked, '', null);
  const own = { path: null, title: request.brand.name, html: '', listed: false, narrows: false };
  return { files, content: { ...common(request, files, []), ...own } };
}

function common(
  { brand, head, words, textOf }: PagesRequest,
  { scripts, styles }: PageFiles,
  namespaces: readonly string[],
) {
  const tagline = shellText(words.words, 'brand.tagline');
  return {
    scripts,
    style: inlineStyle(
      head.theme,
      styles.map((file) => ({ url: `${brand.basePath}${file}`, css: textOf(head.files, file) })),
    ),
    description: `${brand.name}: ${tagline}`,
    data: ['first', ...namespaces.filter((name) => !brand.languages.complete?.includes(name))].map(
      (name) => `${words.folder}/${name}.json`,
    ),
  };
}

/**
 * Finds a page's files besides its entry: the first load, the chunk of its screen, and every stylesheet with a class of
 * its prerendered content, with the chunk that it belongs to. The page is then fully styled before its first script
 * runs.
 */
function pageFiles(
  { app, stylesByClass }: Compilation,
  linked: LinkedSite,
  html: string,
  screen: string | null,
): PageFiles {
  const used = new Set(classesOf(html).flatMap((name) => stylesByClass.get(name) ?? []));
  const shown = linked.chunks.filter((file) => chunkOf(app, file).css.some((style) => used.has(style)));
  const own = screen !== null && linked.chunks.includes(screen) ? [screen] : [];
  const chunks = staticallyReached(app, [...linked.first, ...own, ...shown]);
  return { scripts: chunks.filter((file) => !linked.inlined.has(file)), styles: stylesOf(app, chunks) };
}

function classesOf(html: string): string[] {
  const attributes = new Set(html.match(/(?<= class=")[^"]+/g));
  return [...attributes].flatMap((list) => list.split(' '));
}

import { integrityOf } from '#cli/build/digest.ts';
import type { SiteFiles } from '#cli/build/site-file.ts';
import type { SiteBrand } from '#schemas/generated/site.ts';
import type { EnvironmentMark } from './environment-mark.ts';
import { type Drawing, inlineArtwork } from './inline-artwork.ts';
import type { InlineStyle } from './inline-style.ts';
import type { OutdatedNotice } from './outdated-notice.ts';
import type { RecoveryText } from './recovery-texts.ts';

/** A file that a page references. */
export interface Reference {
  url: string;
  integrity: string;
}

/** Head of all pages of a site. Paths are in the site. */
export interface SiteHead {
  brand: SiteBrand;
  /** The brand data as JSON. */
  json: string;
  /** Every file that a page may reference. */
  files: SiteFiles;
  origin: string;
  /** The inline scripts. */
  floor: string;
  boot: string;
  /** Listener of a site with reports; null without reports. */
  listener: string | null;
  entry: string;
  /** Path of the list of files that pages load later. */
  list: string;
  recovery: readonly RecoveryText[];
  outdated: OutdatedNotice;
  environment: EnvironmentMark | null;
  /** Theme rules for the first paint. */
  theme: string;
  /** Font faces of the theme, which replace their fallbacks when the page's scripts have loaded. */
  faces: string;
  /** The brand's drawings in prerendered pages. */
  drawings: readonly Drawing[];
  touchIcon: string;
}

export interface PageContent {
  /** Path below the base path; null for the page of all paths that are not prerendered. */
  path: string | null;
  title: string;
  description: string;
  html: string;
  scripts: readonly string[];
  style: InlineStyle;
  /** Word files that the page loads first. */
  data: readonly string[];
  /** Whether search engines may index it. */
  listed: boolean;
  /** Whether a query can make it differ from the prerendered page. */
  narrows: boolean;
}

export function pageValues(head: SiteHead, page: PageContent): object {
  const { brand } = head;
  const { basePath, theme, languages } = brand;
  const { markDark: darkIcon } = brand.artwork;
  const url = (file: string) => `${basePath}${file}`;
  const html = inlineArtwork(withoutPreloads(page.html), head.drawings);
  const refer = (file: string): Reference => ({ url: url(file), integrity: integrity(head.files, file) });
  return {
    title: page.title,
    description: page.description,
    language: languages.offered.find(({ code }) => code === languages.default),
    scheme: theme.scheme === 'system' ? null : theme.scheme,
    colorScheme: theme.scheme === 'light' ? 'light dark' : 'dark light',
    themeColor: theme.themeColor,
    canonical: page.listed && page.path !== null ? `${head.origin}${url(page.path.slice(1))}` : null,
    brand: head.json,
    floor: head.floor,
    boot: head.boot,
    listener: head.listener,
    style: { css: page.style.css, urls: page.style.urls.join(' ') },
    faces: head.faces,
    hero: heroOf(html, brand.artwork.hero && url(brand.artwork.hero)),
    data: page.data.map(url),
    entry: refer(head.entry),
    list: refer(head.list),
    recovery: head.recovery,
    outdated: head.outdated,
    environment: head.environment,
    scripts: page.scripts.map(refer),
    icons: { svg: url(brand.artwork.mark), dark: darkIcon && url(darkIcon), touch: url(head.touchIcon) },
    manifest: url('site.webmanifest'),
    path: page.path,
    narrows: page.narrows,
    html,
  };
}

/** Removes React's preloads of pictures, which would be requested before those in the page's head. */
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}

/** Path of the hero picture if the page shows it: it is preloaded as the largest element of the first paint. */
function heroOf(html: string, hero: string | null): string | null {
  return hero && html.includes(hero) ? hero : null;
}

function integrity(files: SiteFiles, file: string): string {
  const siteFile = files.get(file);
  if (!siteFile) throw new Error(`A page refers to ${file}, which the site has not got.`);
  return integrityOf(siteFile.digest);
}

/** Serialises a value to JSON that cannot close the surrounding script element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

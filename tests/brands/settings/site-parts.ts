import { readFileSync } from 'node:fs';
import type { SiteFile } from '#cli/build/site-file.ts';
import type { Made } from './site-maker.ts';

/** A part of a built site that people or machines notice on its own. */
export type Part = 'features' | 'theme' | 'words' | 'pages' | 'notices' | 'server' | 'crawlers' | 'art' | 'page data';

export type Parts = ReadonlyMap<Part, string>;

type Site = NonNullable<Made['site']>;

const PLACES: readonly (readonly [Part, RegExp])[] = [
  ['theme', /^assets\/theme\.css$/],
  ['words', /^words\//],
  ['notices', /^(maintenance|region|sign-in)\.html$/],
  ['pages', /\.html$/],
  ['server', /^server\//],
  ['crawlers', /^(robots\.txt|sitemap\.xml|\.well-known\/)/],
  ['art', /^(site\.webmanifest|assets\/.*\.(svg|png))$/],
];

const DATA = /(<script type="application\/json" id="brand">)(.*?)(<\/script>)/;

/** The theme and the artwork, which are parts of their own. */
const IN_PAGES = /(<style[^>]*>).*?(?=<\/style>)|( src=")data:image[^"]*/gs;

const known = new WeakMap<Site, Parts>();

/** Lists the parts of a site. Scripts, styles and fonts follow from the features and the theme. */
export function partsOf(site: Site): Parts {
  const parts = known.get(site) ?? readParts(site);
  known.set(site, parts);
  return parts;
}

function readParts({ brand, files }: Site): Parts {
  const found = new Map<Part, string[]>([['features', brand.features.map(({ name }) => name)]]);
  // The order of the files depends on which was ready first.
  for (const [path, file] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const place = withoutDigests(path);
    const part = PLACES.find(([, pattern]) => pattern.test(place))?.[0];
    if (!part) continue;
    const text = part === 'art' ? file.digest : withoutDigests(textOf(file));
    found.set(part, [...(found.get(part) ?? []), place, text.replace(DATA, '$1$3').replaceAll(IN_PAGES, '$1$2')]);
    if (place === 'app.html') found.set('page data', [DATA.exec(text)?.[2] ?? '']);
  }
  return new Map([...found].map(([part, texts]) => [part, texts.join('\n')]));
}

/** Parts in which two sites differ. */
export function changedParts(one: Parts, other: Parts): Part[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((part) => one.get(part) !== other.get(part));
}

/** Custom properties of the theme's stylesheet with different values that no other stylesheet of the site uses. */
export function unusedTokens(one: Site, other: Site): string[] {
  const before = tokensOf(one);
  const changed = [...tokensOf(other)].filter(([name, value]) => before.get(name) !== value).map(([name]) => name);
  if (changed.length === 0) return [];
  const styles = [...other.files].filter(([path]) => path.endsWith('.css') && !isTheme(path));
  const text = styles.map(([, file]) => textOf(file)).join('\n');
  return changed.filter((name) => !text.includes(`var(${name}`));
}

function tokensOf({ files }: Site): Map<string, string> {
  const [, file] = [...files].find(([path]) => isTheme(path)) ?? [];
  const declared = file ? textOf(file).matchAll(/[{;](--[\w-]+):([^;}]*)/g) : [];
  // The two schemes declare the same names.
  const tokens = new Map<string, string>();
  for (const [, name = '', value = ''] of declared) tokens.set(name, `${tokens.get(name) ?? ''} ${value}`);
  return tokens;
}

function isTheme(path: string): boolean {
  return path.startsWith('assets/theme-');
}

function textOf(file: SiteFile): string {
  return 'bytes' in file ? String(file.bytes) : readFileSync(file.source, 'utf8');
}

/** Names and integrity values change with the content of other files. */
function withoutDigests(text: string): string {
  return text
    .replace(/(\w)-[\w-]{7,10}(?=\.(?:css|js|svg|png|woff2)\b)/g, '$1')
    .replace(/(words\/[A-Z]+)-[0-9a-f]{10}/g, '$1')
    .replace(/sha256-[A-Za-z0-9+/=]+/g, 'sha256');
}

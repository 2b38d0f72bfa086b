import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildCache } from '#cli/build/cache/build-cache.ts';
import { withStyleFallbacks } from '#cli/build/compile/style-fallbacks.ts';
import { integrityOf } from '#cli/build/digest.ts';
import { nameByContent, type SiteFiles, written } from '#cli/build/site-file.ts';
import type { FillTemplate } from '#cli/build/templates.ts';
import type { SiteBrand } from '#schemas/generated/site.ts';
import type { EnvironmentMark } from '../pages/environment-mark.ts';
import type { StampedWords } from '../words/stamp-words.ts';
import { shellText } from '../words/text-at.ts';

/** The stylesheet of the notices, kept in the cache. */
export interface NoticeStyle {
  /** Path in the site. */
  readonly place: string;
  /** SHA-256 in hexadecimal. */
  readonly digest: string;
  readonly files: SiteFiles;
}

export interface NoticesRequest {
  brand: SiteBrand;
  /** Path of the page that a visit starts on. */
  start: string;
  words: readonly StampedWords[];
  /** The theme's stylesheet: its path in the site and its digest. */
  themeCss: { path: string; digest: string };
  environment: EnvironmentMark | null;
  css: NoticeStyle;
  fill: FillTemplate;
}

/**
 * Files of the page notices and the groups of their words. The missing page links to the home page, the others to
 * customer service.
 */
const NOTICES = [
  { file: 'maintenance.html', words: 'maintenance', action: 'support' },
  { file: 'region.html', words: 'region', action: 'support' },
  { file: '404.html', words: 'missing', action: 'start' },
] as const;

const WORDMARK_HEIGHT = 24;

type Notice = (typeof NOTICES)[number];

/** Makes the stylesheet of the notices, which is the same for all brands. */
export function noticeStyle(root: string, cache: BuildCache): NoticeStyle {
  const css = written(withStyleFallbacks(readFileSync(path.join(root, 'cli/templates/notice.css'), 'utf8')));
  const place = nameByContent('assets/notice.css', css);
  return { place, digest: css.digest, files: cache.keep(new Map([[place, css]])) };
}

/**
 * Page notices that a server shows instead of the site. They contain all offered languages, as they run no script that
 * could choose one.
 */
export function stampNotices({ brand, start, words, themeCss, environment, css, fill }: NoticesRequest): SiteFiles {
  const style = (file: string, digest: string) => ({
    url: `${brand.basePath}${file}`,
    integrity: integrityOf(digest),
  });
  const styles = [style(themeCss.path, themeCss.digest), style(css.place, css.digest)];
  const files = new Map(css.files);
  for (const notice of NOTICES) {
    const address = notice.action === 'start' ? `${brand.basePath}${start.slice(1)}` : contactOf(brand);
    const values = { ...commonValues(brand), address, styles, environment, ...noticeTexts(notice, brand, words) };
    files.set(notice.file, written(fill('notice.html', values)));
  }
  return files;
}

function contactOf({ support }: SiteBrand): string | null {
  return support.url ?? (support.email === null ? null : `mailto:${support.email}`);
}

function commonValues(brand: SiteBrand) {
  const { name, basePath, languages, theme, artwork } = brand;
  return {
    brand: { name },
    language: languages.offered.find(({ code }) => code === languages.default),
    scheme: theme.scheme === 'system' ? null : theme.scheme,
    colorScheme: theme.scheme === 'light' ? 'light dark' : 'dark light',
    icon: `${basePath}${artwork.mark}`,
    mark: `${basePath}${artwork.markDark ?? artwork.mark}`,
    wordmark: wordmarkOf(brand),
    scene: artwork.hero && `${basePath}${artwork.hero}`,
  };
}

/** The notices are dark in both schemes. */
function wordmarkOf({ basePath, artwork: { wordmark } }: SiteBrand) {
  if (!wordmark) return null;
  const { file, dark, ratio } = wordmark;
  return { url: `${basePath}${dark ?? file}`, width: Math.round(WORDMARK_HEIGHT * ratio), height: WORDMARK_HEIGHT };
}

function noticeTexts(notice: Notice, brand: SiteBrand, words: readonly StampedWords[]) {
  const texts = brand.languages.offered.map(({ code, tag, direction }) => {
    const own = words.find((language) => language.code === code)?.words ?? {};
    return {
      tag,
      direction,
      title: shellText(own, `notice.${notice.words}.title`),
      text: shellText(own, `notice.${notice.words}.text`),
      action: shellText(own, `notice.${notice.action}`),
    };
  });
  return { texts, title: texts[0]?.title ?? '' };
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '#cli/build/digest.ts';
import type { BuildContext } from '#cli/build/fleet/build-context.ts';
import { nameByContent, type SiteFiles, written } from '#cli/build/site-file.ts';
import type { FillTemplate } from '#cli/build/templates.ts';
import type { SiteBrand } from '#schemas/generated/site.ts';
import type { StampedWords } from '../words/stamp-words.ts';
import { shellText } from '../words/text-at.ts';

export interface NoticesRequest {
  brand: SiteBrand;
  words: readonly StampedWords[];
  /** The theme's stylesheet: its path in the site and its digest. */
  themeCss: { path: string; digest: string };
  context: Pick<BuildContext, 'root' | 'cache'>;
  fill: FillTemplate;
}

const NOTICES = ['maintenance', 'region'] as const;

/**
 * The page notices that a server shows in place of the site. Each has every offered language: it runs no script that
 * could choose one.
 */
export function stampNotices({ brand, words, themeCss, context, fill }: NoticesRequest): SiteFiles {
  const css = written(readFileSync(path.join(context.root, 'cli/templates/notice.css'), 'utf8'));
  const cssPath = nameByContent('assets/notice.css', css);
  const style = (file: string, digest: string) => ({
    url: `${brand.basePath}${file}`,
    integrity: integrityOf(digest),
  });
  const styles = [style(themeCss.path, themeCss.digest), style(cssPath, css.digest)];
  const files = context.cache.keep(new Map([[cssPath, css]]));
  for (const notice of NOTICES) {
    const page = fill('notice.html', { ...commonValues(brand), styles, ...noticeTexts(notice, brand, words) });
    files.set(`${notice}.html`, written(page));
  }
  return files;
}

function commonValues({ name, basePath, languages, theme, artwork, support }: SiteBrand) {
  const contact = support.url ?? (support.email === null ? null : `mailto:${support.email}`);
  return {
    brand: { name },
    language: languages.offered.find(({ code }) => code === languages.default),
    scheme: theme.scheme === 'system' ? null : theme.scheme,
    colorScheme: theme.scheme === 'light' ? 'light dark' : 'dark light',
    icon: `${basePath}${artwork.mark}`,
    mark: `${basePath}${artwork.mark}`,
    support: contact,
  };
}

function noticeTexts(notice: string, brand: SiteBrand, words: readonly StampedWords[]) {
  const texts = brand.languages.offered.map(({ code, tag, direction }) => {
    const own = words.find((language) => language.code === code)?.words ?? {};
    return {
      tag,
      direction,
      title: shellText(own, `notice.${notice}.title`),
      text: shellText(own, `notice.${notice}.text`),
      action: shellText(own, 'notice.support'),
    };
  });
  return { texts, title: texts[0]?.title ?? '' };
}

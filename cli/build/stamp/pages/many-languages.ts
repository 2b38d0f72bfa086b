import type { ResolvedLanguage } from '#cli/brand/resolved-brand.ts';
import { nameByContent, type SiteFiles, written } from '#cli/build/site-file.ts';
import type { StampedWords } from '../words/stamp-words.ts';
import { shellText } from '../words/text-at.ts';

/** More languages than these have their names, texts and faces outside the pages, whose size they would be. */
const MOST_IN_PAGE = 4;

/** The language that most visitors read who do not read a site's default language. */
const COMMON = 'EN';

export function areMany(offered: readonly unknown[]): boolean {
  return offered.length > MOST_IN_PAGE;
}

/** The languages whose texts are in every page: all, or of many the default one and English. */
export function languagesInPage<Language extends { readonly code: string }>(
  offered: readonly Language[],
  first: string,
): Language[] {
  return areMany(offered) ? offered.filter(({ code }) => code === first || code === COMMON) : [...offered];
}

/** What pages leave out of many languages, by code. Read by the list of languages and by cli/templates/boot.js. */
export interface LeftOutLanguage {
  readonly name: string;
  readonly english: string;
  /** Title, text and action of a page that fails. */
  readonly recovery: readonly [string, string, string];
}

/** The file with what pages leave out; none for a few languages. */
export function leftOutLanguages(
  offered: readonly ResolvedLanguage[],
  words: readonly StampedWords[],
): { files: SiteFiles; path?: string } {
  if (!areMany(offered)) return { files: new Map() };
  const entries = offered.map(({ code, name, english }): [string, LeftOutLanguage] => {
    const own = words.find((language) => language.code === code)?.words ?? {};
    const say = (key: string) => shellText(own, `notice.recovery.${key}`);
    return [code, { name, english, recovery: [say('title'), say('text'), say('action')] }];
  });
  const file = written(JSON.stringify(Object.fromEntries(entries)));
  const path = nameByContent('assets/languages.json', file);
  return { files: new Map([[path, file]]), path };
}

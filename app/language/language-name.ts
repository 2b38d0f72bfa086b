import type { SiteLanguage } from './words.ts';

/** A language's own name; of a site with many, which pages have no names of, the browser's, or its code where it knows none. */
export function languageName({ name, tag, code }: SiteLanguage): string {
  const { baseName } = new Intl.Locale(tag);
  return name ?? new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(baseName) ?? code;
}

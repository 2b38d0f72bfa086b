import { fillInLanguage } from './fill-in-language.ts';
import type { LanguageTable } from './language-table.ts';

const TABLES: Readonly<Record<string, () => Promise<{ table: LanguageTable }>>> = {
  km: () => import('./tables/km.ts'),
  lo: () => import('./tables/lo.ts'),
  my: () => import('./tables/my.ts'),
  ne: () => import('./tables/ne.ts'),
};

/** Fills in a language of which there is a table. @param tag BCP 47 */
export async function fillIn(tag: string): Promise<void> {
  const { language } = new Intl.Locale(tag);
  const loaded = await TABLES[language]?.();
  if (loaded) fillInLanguage(language, loaded.table);
}

import { useEffect } from 'react';
import { useBrand } from '../brand/brand-context.tsx';
import { requiredContext } from '../context/required-context.ts';
import type { Language } from './create-language.ts';
import { showFaces } from './show-faces.ts';
import { useTranslation } from './translation.tsx';
import { languageByTag, type SiteLanguage } from './words.ts';

/** The language service of this site. @throws outside a `LanguageProvider`. */
export const [LanguageProvider, useLanguage] = requiredContext<Language>('Language');

/** The current language, with the tag that amounts are written by; re-renders when it changes. */
export function useCurrentLanguage(): SiteLanguage {
  const { i18n } = useTranslation();
  const language = languageByTag(useBrand(), i18n.language);
  return { ...language, tag: language.written ?? language.tag };
}

/** Keeps the page's `lang`, `dir` and typefaces in step with the current language. */
export function useDocumentLanguage(): void {
  const brand = useBrand();
  const { code, direction } = useCurrentLanguage();
  const { language } = useTranslation().i18n;
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
  useEffect(() => showFaces(brand, { code }), [brand, code]);
}

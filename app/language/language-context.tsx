import { useEffect } from 'react';
import { writingTag } from '#schemas/money/currency-digits.ts';
import { useBrand } from '../brand/brand-context.tsx';
import { requiredContext } from '../context/required-context.ts';
import type { Language } from './create-language.ts';
import { useTranslation } from './translation.tsx';
import { languageByTag, type SiteLanguage } from './words.ts';

/** The language service of this site. @throws outside a `LanguageProvider`. */
export const [LanguageProvider, useLanguage] = requiredContext<Language>('Language');

/** The current language, with the tag that amounts are written by; re-renders when it changes. */
export function useCurrentLanguage(): SiteLanguage {
  const { currency, currencyDigits } = useBrand();
  const language = useNamedLanguage();
  return { ...language, tag: writingTag(language.tag, currency, currencyDigits) };
}

/** The current language as the brand names it. */
function useNamedLanguage(): SiteLanguage {
  const { i18n } = useTranslation();
  return languageByTag(useBrand(), i18n.language);
}

/** Keeps the page's `lang` and `dir` in step with the current language. */
export function useDocumentLanguage(): void {
  const { tag, direction } = useNamedLanguage();
  useEffect(() => {
    document.documentElement.lang = tag;
    document.documentElement.dir = direction;
  }, [tag, direction]);
}

import type { ButtonHTMLAttributes } from 'react';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { languageName } from '#app/language/language-name.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { code } from './language-button.css.ts';

interface LanguageButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** In the footer, with room for the language's full name. */
  atFoot: boolean;
}

/** Shows the current language and opens the list of languages. */
export function LanguageButton({ atFoot, ...rest }: LanguageButtonProps) {
  const { t } = useTranslation();
  const current = useCurrentLanguage();
  return (
    <IconButton {...rest} icon="globe" label={t('header.language', { language: languageName(current) })}>
      <span className={code}>{atFoot ? languageName(current) : current.code}</span>
    </IconButton>
  );
}

import type { ButtonHTMLAttributes } from 'react';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { code } from './header.css.ts';

interface LanguageButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** At the page's foot there is room for the language's name. */
  atFoot: boolean;
}

/** Says which language is shown, and opens the list of them. */
export function LanguageButton({ atFoot, ...rest }: LanguageButtonProps) {
  const { t } = useTranslation();
  const current = useCurrentLanguage();
  return (
    <IconButton {...rest} icon="globe" label={t('header.language', { language: current.name })}>
      <span className={code}>{atFoot ? current.name : current.code}</span>
    </IconButton>
  );
}

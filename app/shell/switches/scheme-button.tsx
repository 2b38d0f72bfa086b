import type { ButtonHTMLAttributes } from 'react';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { useTranslation } from '#app/language/translation.tsx';

/** Opens the menu of colour schemes. */
export function SchemeButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  const { t } = useTranslation();
  return <IconButton {...props} icon="circle-half" label={t('header.scheme.label')} />;
}

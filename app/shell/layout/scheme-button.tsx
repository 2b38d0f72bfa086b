import type { ButtonHTMLAttributes } from 'react';
import { IconButton } from '../../kit/button/icon-button.tsx';
import { useTranslation } from '../../language/translation.tsx';

/** Opens the choice between light, dark and the system's own. */
export function SchemeButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  const { t } = useTranslation();
  return <IconButton {...props} icon="circle-half" label={t('header.scheme.label')} />;
}

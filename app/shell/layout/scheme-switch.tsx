import { useStore } from 'zustand';
import { IconButton } from '../../kit/button/icon-button.tsx';
import { useTranslation } from '../../language/translation.tsx';
import { useScheme } from '../scheme/scheme-context.tsx';

/** Light or dark. */
export function SchemeSwitch() {
  const { t } = useTranslation();
  const scheme = useScheme();
  const { scheme: shown } = useStore(scheme.store);
  const other = shown === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      icon={other === 'light' ? 'sun' : 'moon-stars'}
      label={t(`header.scheme.${other}`)}
      onClick={() => scheme.choose(other)}
    />
  );
}

import { type ComponentType, useState } from 'react';
import { useBrand } from '../../brand/brand-context.tsx';
import { useTranslation } from '../../language/translation.tsx';
import { useScreenLoader } from '../loading/screen-view.tsx';
import type { Screen } from '../slots/screen.ts';
import { useToasts } from '../toasts/toasts-context.tsx';
import { LanguageButton } from './language-button.tsx';
import type { LanguageMenuProps } from './language-menu.tsx';

const menu: Screen<LanguageMenuProps> = {
  namespace: 'shell',
  load: () => import('./language-menu.tsx').then((file) => file.LanguageMenu),
};

/** The way to another language; nothing where there is but one. The list is loaded when a hand comes near. */
export function LanguageSwitch({ atFoot = false }: Partial<LanguageMenuProps>) {
  const { t } = useTranslation();
  const { languages } = useBrand();
  const loader = useScreenLoader();
  const toasts = useToasts();
  const [loaded, setLoaded] = useState<{ Menu: ComponentType<LanguageMenuProps> }>();
  if (languages.offered.length < 2) return null;
  if (loaded) return <loaded.Menu atFoot={atFoot} />;
  const prepare = () => void loader.load(menu).catch(() => undefined);
  const open = () =>
    loader.load(menu).then(
      (Menu) => setLoaded({ Menu }),
      () => toasts.show({ text: t('error.network'), tone: 'danger' }),
    );
  return (
    <LanguageButton
      atFoot={atFoot}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void open()}
    />
  );
}

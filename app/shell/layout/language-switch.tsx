import { useBrand } from '#app/brand/brand-context.tsx';
import { useAskedScreen } from '../loading/use-asked-screen.ts';
import type { Screen } from '../slots/screen.ts';
import { LanguageButton } from './language-button.tsx';
import type { LanguageMenuProps } from './language-menu.tsx';

const menu: Screen<LanguageMenuProps> = {
  namespace: 'shell',
  load: () => import('./language-menu.tsx').then((file) => file.LanguageMenu),
};

/** The way to another language; nothing where there is but one. */
export function LanguageSwitch({ atFoot = false }: Partial<LanguageMenuProps>) {
  const { languages } = useBrand();
  const { View, button } = useAskedScreen(menu);
  if (languages.offered.length < 2) return null;
  return View ? <View atFoot={atFoot} /> : <LanguageButton atFoot={atFoot} {...button} />;
}

import { useBrand } from '#app/brand/brand-context.tsx';
import type { Screen } from '../slots/screen.ts';
import { LanguageButton } from './language-button.tsx';
import type { LanguageMenuProps } from './language-menu.tsx';
import { useLazyMenu } from './use-lazy-menu.ts';

const menu: Screen<LanguageMenuProps> = {
  namespace: 'shell',
  load: () => import('./language-menu.tsx').then((file) => file.LanguageMenu),
};

const dialog: Screen<LanguageMenuProps> = {
  namespace: 'shell',
  load: () => import('./language-dialog.tsx').then((file) => file.LanguageDialog),
};

/** Language menu, or of many languages a dialog; nothing if the brand has only one language. */
export function LanguageSwitch({ atFoot = false }: Partial<LanguageMenuProps>) {
  const { languages } = useBrand();
  const { View, button } = useLazyMenu(languages.more === undefined ? menu : dialog);
  if (languages.offered.length < 2) return null;
  return View ? <View atFoot={atFoot} /> : <LanguageButton atFoot={atFoot} {...button} />;
}

import type { Screen } from '../slots/screen.ts';
import { SchemeButton } from './scheme-button.tsx';
import type { SchemeMenuProps } from './scheme-menu.tsx';
import { useLazyMenu } from './use-lazy-menu.ts';

const menu: Screen<SchemeMenuProps> = {
  namespace: 'shell',
  load: () => import('./scheme-menu.tsx').then((file) => file.SchemeMenu),
};

/** Menu of colour schemes. */
export function SchemeSwitch({ atFoot = false }: Partial<SchemeMenuProps>) {
  const { View, button } = useLazyMenu(menu);
  return View ? <View atFoot={atFoot} /> : <SchemeButton {...button} />;
}

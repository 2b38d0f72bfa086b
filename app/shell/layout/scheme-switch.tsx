import { useAskedScreen } from '../loading/use-asked-screen.ts';
import type { Screen } from '../slots/screen.ts';
import { SchemeButton } from './scheme-button.tsx';
import type { SchemeMenuProps } from './scheme-menu.tsx';

const menu: Screen<SchemeMenuProps> = {
  namespace: 'shell',
  load: () => import('./scheme-menu.tsx').then((file) => file.SchemeMenu),
};

/** The way to light, to dark, and back to what the system has. */
export function SchemeSwitch({ atFoot = false }: Partial<SchemeMenuProps>) {
  const { View, button } = useAskedScreen(menu);
  return View ? <View atFoot={atFoot} /> : <SchemeButton {...button} />;
}

import { Skeleton } from '../../kit/skeleton/skeleton.tsx';
import { ScreenView } from '../../shell/loading/screen-view.tsx';
import type { Screen } from '../../shell/slots/screen.ts';
import { place } from './account-in-header.css.ts';

const screen: Screen = {
  namespace: 'account',
  load: () => import('./header-account.tsx').then((file) => file.HeaderAccount),
};

/** Balance and menu of whoever is logged in; guests do not load them. */
export function AccountInHeader() {
  return <ScreenView screen={screen} props={{}} fallback={<Skeleton className={place} />} />;
}

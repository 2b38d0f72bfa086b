import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { accountPlace } from '#app/shell/layout/header-parts.css.ts';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import type { Screen } from '#app/shell/slots/screen.ts';

const screen: Screen = {
  namespace: 'account',
  load: () => import('./header-account.tsx').then((file) => file.HeaderAccount),
};

/** Balance and account menu; loaded only during a session. */
export function AccountInHeader() {
  return <ScreenView screen={screen} props={{}} fallback={<Skeleton className={accountPlace} />} />;
}

import { ScreenView } from '../loading/screen-view.tsx';
import { useSiteStarted } from '../loading/site-started.ts';
import { useLocation } from '../router/router.ts';
import { isSheetPath } from '../router/same-path.ts';
import type { Screen } from '../slots/screen.ts';
import { useUnreached } from './use-unreached.ts';

const sheet: Screen<object> = {
  namespace: 'shell',
  load: () => import('./unreached-sheet.tsx').then((file) => file.UnreachedSheet),
};

const NO_PROPS = {};

/** At the paths of the log-in and the registration, says that the platform cannot be reached. */
export function Unreached() {
  const isUnreached = useUnreached();
  const { pathname } = useLocation();
  const started = useSiteStarted();
  if (!isUnreached || !started || !isSheetPath(pathname)) return null;
  return <ScreenView screen={sheet} props={NO_PROPS} fallback={null} />;
}

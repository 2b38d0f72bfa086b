import { findRoute } from '../router/find-route.ts';
import { useLocation } from '../router/router.ts';
import type { Screen } from '../slots/screen.ts';
import { useLazyMenu } from '../switches/use-lazy-menu.ts';
import { MoreButton } from './more-button.tsx';
import type { MoreMenuProps } from './more-menu.tsx';
import { moreEntries } from './navigation.css.ts';
import { useNavigationEntries } from './use-navigation-entries.ts';

const menu: Screen<MoreMenuProps> = {
  namespace: 'shell',
  load: () => import('./more-menu.tsx').then((file) => file.MoreMenu),
};

/** The second group, in a menu beside the tabs: in every language only the first group fits. */
export function MoreEntries() {
  const { View, button } = useLazyMenu(menu);
  const { pathname } = useLocation();
  const entries = useNavigationEntries().filter(({ group }) => group === 'second');
  const isHere = findRoute(entries, pathname) !== undefined;
  if (entries.length === 0) return null;
  return (
    <div className={moreEntries}>{View ? <View isHere={isHere} /> : <MoreButton isHere={isHere} {...button} />}</div>
  );
}

import { useEffect } from 'react';
import { hasFlag } from '../../session/session-flags.ts';
import { useModals } from '../../shell/modals/modals-context.tsx';
import { findRoute } from '../../shell/router/find-route.ts';
import { paths } from '../../shell/router/paths.ts';
import { useLocation } from '../../shell/router/router.ts';
import { whenPageStands } from '../../shell/site/when-page-stands.ts';
import { closedFlag, PUBLIC_POPUP } from './group.ts';
import { usePopups } from './use-popups.ts';

/** The agents' pages: pop-ups speak to players. */
const FREE = [{ path: paths.agent }, { path: paths.agentHome }];

/** Opens the platform's pop-ups for who is here, unless they were closed before. */
export function PopupWatch() {
  const modals = useModals();
  const { pathname } = useLocation();
  const { popups, group } = usePopups();
  const isWanted = popups.length > 0 && findRoute(FREE, pathname) === undefined;
  useEffect(() => {
    if (!isWanted || hasFlag(closedFlag(group))) return modals.close(PUBLIC_POPUP);
    return whenPageStands(() => modals.open(PUBLIC_POPUP));
  }, [isWanted, group, modals]);
  return null;
}

import { useEffect } from 'react';
import { hasFlag } from '#app/session/session-flags.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { pageRules } from '#app/shell/router/page-rules.ts';
import { useLocation } from '#app/shell/router/router.ts';
import { whenPageStands } from '#app/shell/site/when-page-stands.ts';
import { closedFlag, PUBLIC_POPUP } from './group.ts';
import { usePopups } from './use-popups.ts';

/** Opens the platform's pop-ups for who is here, unless they were closed before, though over no game and no agents' page. */
export function PopupWatch() {
  const modals = useModals();
  const { pathname } = useLocation();
  const { popups, group } = usePopups();
  const { game, agents } = pageRules(pathname);
  const isWanted = popups.length > 0 && !game && !agents;
  useEffect(() => {
    if (!isWanted || hasFlag(closedFlag(group))) return modals.close(PUBLIC_POPUP);
    return whenPageStands(() => modals.open(PUBLIC_POPUP));
  }, [isWanted, group, modals]);
  return null;
}

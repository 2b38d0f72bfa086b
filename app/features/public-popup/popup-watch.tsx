import { useEffect } from 'react';
import { useSessionService } from '#app/session/session-context.tsx';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { usePage } from '#app/shell/router/use-page.ts';
import { whenPageIdle } from '#app/shell/site/when-page-idle.ts';
import { closedFlag, PUBLIC_POPUP } from './group.ts';
import { usePopups } from './use-popups.ts';

/** Opens the platform's popups unless they were closed, but never over a game or the back office. */
export function PopupWatch() {
  const modals = useModals();
  const { popups, group } = usePopups();
  const { layout } = usePage();
  const { flags } = useSessionService();
  const isWanted = popups.length > 0 && layout !== 'game' && layout !== 'agent';
  useEffect(() => {
    if (!isWanted || flags.has(closedFlag(group))) return modals.close(PUBLIC_POPUP);
    return whenPageIdle(() => modals.open(PUBLIC_POPUP));
  }, [isWanted, group, modals, flags]);
  return null;
}

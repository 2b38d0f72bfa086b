import { useEffect } from 'react';
import { useSession } from '#app/session/session-context.tsx';
import { isEndInTab } from '#app/session/session-store.ts';
import { SESSION_OVER } from '#app/shell/modals/modal-ids.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { findRoute } from '#app/shell/router/find-route.ts';
import { paths } from '#app/shell/router/paths.ts';
import { useLocation } from '#app/shell/router/router.ts';
import { isSamePath } from '#app/shell/router/same-path.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';

/** Shows a notice once when the platform ends the session. */
export function SessionWatch() {
  useSessionOverNotice();
  return null;
}

/** Private pages redirect to the log-in, which shows the platform's reason itself. */
function useSessionOverNotice(): void {
  const { over } = useSession();
  const { pathname } = useLocation();
  const modals = useModals();
  const route = findRoute(useSlot('routes'), pathname);
  const isShown =
    isEndInTab(over) || (over !== false && route?.access === 'public' && !isSamePath(pathname, paths.login));
  useEffect(() => {
    if (isShown) modals.open(SESSION_OVER);
    else modals.close(SESSION_OVER);
  }, [isShown, modals]);
}

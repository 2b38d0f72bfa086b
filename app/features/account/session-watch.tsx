import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '#app/session/session-context.tsx';
import { useDrafts } from '#app/shell/drafts/drafts-context.tsx';
import { SESSION_OVER } from '#app/shell/modals/modal-ids.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { findRoute } from '#app/shell/router/find-route.ts';
import { paths } from '#app/shell/router/paths.ts';
import { useLocation } from '#app/shell/router/router.ts';
import { isSamePath } from '#app/shell/router/same-path.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';

/** Shows a notice once when the platform ends the session, and clears the person's data before the next one logs in. */
export function SessionWatch() {
  useSessionOverNotice();
  useClearPersonalData();
  return null;
}

/** Pages that need a session redirect to the log-in, which shows the reason itself. */
function useSessionOverNotice(): void {
  const { over } = useSession();
  const { pathname } = useLocation();
  const modals = useModals();
  const route = findRoute(useSlot('routes'), pathname);
  const isShown = over !== false && route?.access === 'public' && !isSamePath(pathname, paths.login);
  useEffect(() => {
    if (isShown) modals.open(SESSION_OVER);
    else modals.close(SESSION_OVER);
  }, [isShown, modals]);
}

function useClearPersonalData(): void {
  const { member } = useSession();
  const queries = useQueryClient();
  const drafts = useDrafts();
  const id = member?.id;
  const last = useRef(id);
  useEffect(() => {
    // What the page still shows is public: pages that need a session are closed by this point.
    if (last.current !== undefined && last.current !== id) queries.removeQueries({ type: 'inactive' });
    // Drafts that a visitor began are dropped on log-in.
    if (id !== undefined) drafts.delete(null);
    last.current = id;
  }, [id, queries, drafts]);
}

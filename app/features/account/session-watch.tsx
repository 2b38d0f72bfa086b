import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '#app/session/session-context.tsx';
import { useDrafts } from '#app/shell/drafts/drafts-context.tsx';
import { SESSION_OVER } from '#app/shell/modals/modal-ids.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { findRoute } from '#app/shell/router/find-route.ts';
import { paths } from '#app/shell/router/paths.ts';
import { useLocation } from '#app/shell/router/router.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';

/** Tells the person once that the platform ended the session, and keeps what was theirs from whoever comes next. */
export function SessionWatch() {
  useTellOver();
  useForgetPerson();
  return null;
}

/** A page that needs a person leads to the log-in by itself, which says why; so does the log-in. */
function useTellOver(): void {
  const { over } = useSession();
  const { pathname } = useLocation();
  const modals = useModals();
  const route = findRoute(useSlot('routes'), pathname);
  const tells = over !== false && route?.access === 'public' && route.path !== paths.login;
  useEffect(() => {
    if (tells) modals.open(SESSION_OVER);
    else modals.close(SESSION_OVER);
  }, [tells, modals]);
}

function useForgetPerson(): void {
  const { member } = useSession();
  const queries = useQueryClient();
  const drafts = useDrafts();
  const id = member?.id;
  const last = useRef(id);
  useEffect(() => {
    // What is on the page is for everybody by then: the person's own pages are gone.
    if (last.current !== undefined && last.current !== id) queries.removeQueries({ type: 'inactive' });
    // Nor has who is here by now any use for what was begun before anybody was.
    if (id !== undefined) drafts.delete(null);
    last.current = id;
  }, [id, queries, drafts]);
}

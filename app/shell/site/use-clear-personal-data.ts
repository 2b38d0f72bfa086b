import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from '#app/session/session-context.tsx';
import { useDrafts } from '../drafts/drafts-context.tsx';

/** Clears a person's data before the next one logs in. */
export function useClearPersonalData(): void {
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

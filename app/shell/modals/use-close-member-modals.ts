import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSession } from '#app/session/session-context.tsx';
import { isEndInTab } from '#app/session/session-store.ts';
import { useSiteStarted } from '../loading/site-started.ts';
import { useLocation } from '../router/router.ts';
import { isSheetPath } from '../router/same-path.ts';
import { useFeatures } from '../slots/features-context.tsx';
import { useModals } from './modals-context.tsx';

/**
 * Closes modals for logged-in accounts once their member has left for good, so that the next person does not see them.
 * They stay open while the member logs in again.
 */
export function useCloseMemberModals(): void {
  const modals = useModals();
  const { open } = useStore(modals.store);
  const { features } = useFeatures();
  const hasLeft = useHasLeft();
  useEffect(() => {
    if (!hasLeft) return;
    const contributed = features.flatMap(({ contributions }) => contributions.modals ?? []);
    for (const { id, audience } of contributed)
      if (open.includes(id) && audience !== undefined && audience !== 'guest') modals.close(id);
  }, [hasLeft, open, features, modals]);
}

/** Whether the member has left: no session, and neither at the log-in nor at the dialog about the session's end. */
function useHasLeft(): boolean {
  const { status, over, held } = useSession();
  const { pathname } = useLocation();
  const isAtLogIn = (over !== false && !isEndInTab(over)) || held !== null || isSheetPath(pathname);
  return useSiteStarted() && status === 'guest' && !isAtLogIn;
}

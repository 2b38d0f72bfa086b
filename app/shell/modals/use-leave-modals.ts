import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSession } from '#app/session/session-context.tsx';
import { paths } from '../router/paths.ts';
import { useLocation } from '../router/router.ts';
import { useFeatures } from '../site/features-context.tsx';
import { useSiteStarted } from '../site/site-started.ts';
import { useModals } from './modals-context.tsx';

/**
 * What was open for somebody who is logged in waits for them while they log in again. It is closed for good once they do
 * not: it would come before whoever logs in next.
 */
export function useLeaveModals(): void {
  const modals = useModals();
  const { open } = useStore(modals.store);
  const features = useFeatures();
  const isLeft = useIsLogInLeft();
  useEffect(() => {
    if (!isLeft) return;
    const contributed = features.flatMap(({ contributions }) => contributions.modals ?? []);
    for (const { id, audience } of contributed)
      if (open.includes(id) && audience !== undefined && audience !== 'guest') modals.close(id);
  }, [isLeft, open, features, modals]);
}

/** Nobody is here, and nobody is about to be: neither at the log-in nor before the word that their session is over. */
function useIsLogInLeft(): boolean {
  const { status, over, held } = useSession();
  const { pathname } = useLocation();
  const sheets: readonly string[] = [paths.login, paths.register];
  const isAtLogIn = over !== false || held !== null || sheets.includes(pathname.toLowerCase());
  return useSiteStarted() && status === 'guest' && !isAtLogIn;
}

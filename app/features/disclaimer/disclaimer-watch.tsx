import { useEffect } from 'react';
import { useSession } from '#app/session/session-context.tsx';
import { hasFlag } from '#app/session/session-flags.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { pageRules } from '#app/shell/router/page-rules.ts';
import { useLocation } from '#app/shell/router/router.ts';
import { useSiteStarted } from '#app/shell/site/site-started.ts';
import { whenPageStands } from '#app/shell/site/when-page-stands.ts';
import { acceptanceOf, DISCLAIMER } from './accepted.ts';

/** Opens the disclaimer for who has not accepted it, though not where nobody plays: over the terms and the agents' pages. */
export function DisclaimerWatch() {
  const modals = useModals();
  const started = useSiteStarted();
  const { status } = useSession();
  const { pathname } = useLocation();
  const { help, agents } = pageRules(pathname);
  const isFree = help || agents;
  useEffect(() => {
    if (!started || isFree || hasFlag(acceptanceOf(status))) return modals.close(DISCLAIMER);
    return whenPageStands(() => modals.open(DISCLAIMER));
  }, [started, isFree, status, modals]);
  return null;
}

import { useEffect } from 'react';
import { useSession } from '../../session/session-context.tsx';
import { hasFlag } from '../../session/session-flags.ts';
import { useModals } from '../../shell/modals/modals-context.tsx';
import { paths } from '../../shell/router/paths.ts';
import { useLocation } from '../../shell/router/router.ts';
import { useSiteStarted } from '../../shell/site/site-started.ts';
import { whenPageStands } from '../../shell/site/when-page-stands.ts';
import { acceptanceOf, DISCLAIMER } from './accepted.ts';

/** Where nobody plays: the terms that the disclaimer leads to, and the agents' pages. */
const FREE: readonly string[] = [paths.help, paths.agent, paths.agentHome].map((path) => path.toLowerCase());

/** Opens the disclaimer for who has not accepted it, once the page stands. */
export function DisclaimerWatch() {
  const modals = useModals();
  const started = useSiteStarted();
  const { status } = useSession();
  const { pathname } = useLocation();
  const isFree = FREE.includes(pathname.toLowerCase());
  useEffect(() => {
    if (!started || isFree || hasFlag(acceptanceOf(status))) return modals.close(DISCLAIMER);
    return whenPageStands(() => modals.open(DISCLAIMER));
  }, [started, isFree, status, modals]);
  return null;
}

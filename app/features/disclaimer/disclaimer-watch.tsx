import { useEffect } from 'react';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { useSiteStarted } from '#app/shell/loading/site-started.ts';
import { hasAccepted } from '#app/shell/log-in/acceptance.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { usePage } from '#app/shell/router/use-page.ts';
import { whenPageIdle } from '#app/shell/site/when-page-idle.ts';
import { DISCLAIMER } from './modal-id.ts';

/** Opens the disclaimer until it is accepted. The terms and the back office are never covered. */
export function DisclaimerWatch() {
  const modals = useModals();
  const started = useSiteStarted();
  const { status } = useSession();
  const session = useSessionService();
  const { holdsTerms, layout } = usePage();
  const isFree = holdsTerms || layout === 'agent';
  useEffect(() => {
    const isAsked = started && status !== 'unknown' && !isFree && !hasAccepted(session, status);
    if (!isAsked) return modals.close(DISCLAIMER);
    return whenPageIdle(() => modals.open(DISCLAIMER));
  }, [started, isFree, status, modals, session]);
  return null;
}

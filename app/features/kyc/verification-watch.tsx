import { useEffect } from 'react';
import { useSessionService } from '#app/session/session-context.tsx';
import { FIRST_LOGIN } from '#app/session/session-flags.ts';
import { useLive } from '#app/session/use-live.ts';
import { useDueModal } from '#app/shell/modals/use-due-modal.ts';
import { KYC } from '#app/shell/verification/modal-ids.ts';
import { useRefreshSecurityConfig } from '#app/shell/verification/use-refresh-security-config.ts';
import { useSecurityConfig } from '#app/shell/verification/use-security-config.ts';
import { useVerificationStore } from '#app/shell/verification/verification-context.tsx';
import { POSTPONED, UPLOADED } from './session-flags.ts';
import { opensAutomatically, stateOf } from './state-of.ts';

/** Publishes the member's verification state, and opens the verification for members who have not started it. */
export function VerificationWatch() {
  const { setState } = useVerificationStore();
  const { data, isEnabled } = useSecurityConfig();
  const { flags } = useSessionService();
  const refresh = useRefreshSecurityConfig();
  const state = stateOf(data?.idVerification);
  const opens = opensAutomatically(data?.idVerification);
  // Use the flags only if the platform does not store the state. A first log-in shows a welcome; the first action that needs
  // an identity asks for it.
  const isDue = data?.idVerification.isDue ?? ![UPLOADED, POSTPONED, FIRST_LOGIN].some(flags.has);

  // The outcome of a review comes with a message: the page that waits for it opens at once.
  const hear = () => {
    if (state === 'pending' || state === 'refused') refresh();
  };
  useLive('messages', hear, hear);

  useEffect(() => {
    setState({ state });
    return () => setState({ state: 'none' });
  }, [state, setState]);

  useDueModal(KYC, isEnabled && !data ? undefined : opens && isDue);
  return null;
}

import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { FIRST_LOGIN } from '#app/session/session-flags.ts';
import { useDueModal } from '#app/shell/modals/use-due-modal.ts';
import { SEEN, WELCOME } from './modal-id.ts';

/** Welcomes a member at the first log-in, by whatever method. */
export function WelcomeWatch() {
  const { status } = useSession();
  const { flags } = useSessionService();
  useDueModal(
    WELCOME,
    status === 'unknown' ? undefined : status === 'member' && flags.has(FIRST_LOGIN) && !flags.has(SEEN),
  );
  return null;
}

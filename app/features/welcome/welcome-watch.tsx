import { useSession } from '#app/session/session-context.tsx';
import { FIRST_LOGIN, hasFlag } from '#app/session/session-flags.ts';
import { useDueModal } from '#app/shell/modals/use-due-modal.ts';
import { SEEN, WELCOME } from './modal-id.ts';

/** Welcomes a member at the first log-in, whichever way it came: by a form, a code or another company's account. */
export function WelcomeWatch() {
  const { status } = useSession();
  useDueModal(
    WELCOME,
    status === 'unknown' ? undefined : status === 'member' && hasFlag(FIRST_LOGIN) && !hasFlag(SEEN),
  );
  return null;
}

import { useSessionService } from '#app/session/session-context.tsx';
import { useCare } from '#app/shell/care/use-care.ts';
import { useDueModal } from '#app/shell/modals/use-due-modal.ts';
import { useOpenFor } from '#app/shell/modals/use-open-for.ts';
import { memberPageAt } from '#app/shell/router/member-page-at.ts';
import { useLocation } from '#app/shell/router/router.ts';
import { CARE_STEP, LIMIT_PROMPT, PROMPTED, STOPPED } from '../modal-ids.ts';
import { useHearOfStop } from '../stop/stop-channel.ts';
import { stopNow } from '../stop/stop-now.ts';
import { useLeaveGame } from './use-leave-game.ts';
import { useSayStopped } from './use-say-stopped.ts';

/** Shows a break as soon as it holds, the prompt for a limit, and what the platform asks the member to look at. */
export function CareWatch() {
  const { pathname, search } = useLocation();
  const { flags } = useSessionService();
  const { data, isError, isPending } = useCare();
  const isStopped = data !== undefined && stopNow(data) !== undefined;
  const isAtDeposit = memberPageAt(pathname, search) === 'depositv2';
  const isAsked =
    data?.prompt === 'registration' || (data?.prompt === 'firstDeposit' && isAtDeposit && !flags.has(PROMPTED));
  useOpenFor(STOPPED, isStopped ? STOPPED : undefined);
  useOpenFor(CARE_STEP, isStopped ? undefined : data?.step?.id);
  useDueModal(LIMIT_PROMPT, isPending && !isError ? undefined : isAsked && !isStopped);
  useLeaveGame(isStopped);
  useSayStopped();
  useHearOfStop();
  return null;
}

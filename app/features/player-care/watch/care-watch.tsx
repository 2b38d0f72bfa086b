import { useEffect } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { useLive } from '#app/session/use-live.ts';
import { useCare } from '#app/shell/care/use-care.ts';
import { useDueModal } from '#app/shell/modals/use-due-modal.ts';
import { useOpenFor } from '#app/shell/modals/use-open-for.ts';
import { memberPageAt } from '#app/shell/router/member-page-at.ts';
import { paths } from '#app/shell/router/paths.ts';
import { useLocation, useNavigate } from '#app/shell/router/router.ts';
import { isSamePath } from '#app/shell/router/same-path.ts';
import { CARE_STEP, LIMIT_PROMPT, PROMPTED, STOPPED } from '../modal-ids.ts';
import { useHearOfStop } from '../stop/stop-channel.ts';
import { stopNow } from '../stop/stop-now.ts';

/** Opens the notice of a break, the prompt for a limit, or the message about a step, as the account requires. */
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

/** Leaves a game page: the notice would only cover the running game. */
function useLeaveGame(isStopped: boolean): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isLeft = isStopped && isSamePath(pathname, paths.seamless);
  useEffect(() => {
    if (isLeft) navigate(paths.index, { replace: true });
  }, [isLeft, navigate]);
}

/** Explains a session that a break on another device has ended, instead of saying that it expired. */
function useSayStopped(): void {
  const { t } = useTranslation('player-care');
  const session = useSessionService();
  useLive('care', ({ kind }) => {
    if (kind !== 'stopped') return;
    // The session that started the break stays open for withdrawals.
    session.refresh().catch(() => {
      if (session.store.getState().over) session.store.setState({ over: { text: t('stopped.elsewhere') } });
    });
  });
}

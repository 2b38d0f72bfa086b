import { useEffect, useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { isEndInTab, type SessionEnd } from '#app/session/session-store.ts';
import { findRoute } from '#app/shell/router/find-route.ts';
import { paths } from '#app/shell/router/paths.ts';
import { createPath, useLocation, useNavigate } from '#app/shell/router/router.ts';
import { isSamePath } from '#app/shell/router/same-path.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';

/** Dialog after the end of a session: log in again, or continue with the account that another tab uses. */
export function SessionOverDialog({ close }: ModalProps) {
  const { t } = useTranslation('account');
  const session = useSessionService();
  const { over } = useSession();
  // Keep the text while the dialog closes: another tab may already have logged in again.
  const [reason, setReason] = useState(over);
  if (over && over !== reason) setReason(over);
  useLeaveForGuests(reason);
  const logIn = useLogInAgain(close);
  const account = accountOf(reason);
  const dismiss = () => {
    session.acknowledge();
    close();
  };
  return (
    <Dialog
      small
      title={t(account ? 'over.switchedTitle' : 'over.title')}
      onClose={dismiss}
      actions={
        <Button look="primary" wide onClick={account ? () => location.reload() : logIn}>
          {account ? t('over.goOn', { account }) : t('over.logIn')}
        </Button>
      }
    >
      <p>{useReasonText(reason)}</p>
    </Dialog>
  );
}

function useReasonText(reason: false | SessionEnd): string {
  const { t } = useTranslation('account');
  const account = accountOf(reason);
  if (account) return t('over.switched', { account });
  if (isEndInTab(reason)) return t('over.left');
  if (typeof reason === 'object') return reason.text;
  return t(reason === 'elsewhere' ? 'over.elsewhere' : 'over.text');
}

/** The account that another tab has logged in to. */
function accountOf(reason: false | SessionEnd): string | undefined {
  return isEndInTab(reason) && typeof reason.tab === 'object' ? reason.tab.account : undefined;
}

function useLogInAgain(close: () => void): () => void {
  const session = useSessionService();
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    // The agents' log-in shows the notice itself; the member's log-in sheet counts it as read.
    if (isSamePath(location.pathname, paths.agent)) {
      session.acknowledge();
      close();
    } else navigate(paths.login, { state: { from: createPath(location), open: true } });
  };
}

/** After a log-out in another tab, private pages redirect in every tab. */
function useLeaveForGuests(reason: false | SessionEnd): void {
  const navigate = useNavigate();
  const route = findRoute(useSlot('routes'), useLocation().pathname);
  const isLeaving = isEndInTab(reason) && reason.tab === 'left';
  const target = route?.access === 'agent' ? paths.agent : paths.index;
  const isPrivate = route !== undefined && route.access !== 'public';
  useEffect(() => {
    if (isLeaving && isPrivate) navigate(target, { replace: true });
  }, [isLeaving, isPrivate, target, navigate]);
}

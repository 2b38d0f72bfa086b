import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { createPath, useLocation, useNavigate } from '#app/shell/router/router.ts';
import { isSamePath } from '#app/shell/router/same-path.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';

/** Shown once when the platform has ended the session, with a link to log in again. */
export function SessionOverDialog({ close }: ModalProps) {
  const { t } = useTranslation('account');
  const session = useSessionService();
  const navigate = useNavigate();
  const location = useLocation();
  const { over } = useSession();
  const [reason] = useState(over);
  const dismiss = () => {
    session.acknowledge();
    close();
  };
  const logIn = () => {
    // The agents' log-in shows the notice itself; the member's log-in sheet counts it as read.
    if (isSamePath(location.pathname, paths.agent)) dismiss();
    else navigate(paths.login, { state: { from: createPath(location), open: true } });
  };
  return (
    <Dialog
      small
      title={t('over.title')}
      onClose={dismiss}
      actions={
        <Button look="primary" wide onClick={logIn}>
          {t('over.logIn')}
        </Button>
      }
    >
      <p>{typeof reason === 'object' ? reason.text : t(reason === 'elsewhere' ? 'over.elsewhere' : 'over.text')}</p>
    </Dialog>
  );
}

import { useEffect, useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { useLocation, useNavigate } from '#app/shell/router/router.ts';
import { isSamePath } from '#app/shell/router/same-path.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { actions } from './account-dialog.css.ts';

/** Asks for confirmation before logging out. */
export function LogOutDialog({ close }: ModalProps) {
  const { t } = useTranslation('account');
  const { busy, leave } = useLogOut(close);
  return (
    <Dialog
      small
      title={t('logOut')}
      onClose={busy ? () => undefined : close}
      actions={
        <div className={actions}>
          <Button onClick={close} disabled={busy}>
            {t('shell:dialog.cancel')}
          </Button>
          <Button look="primary" busy={busy} onClick={leave}>
            {t('shell:dialog.confirm')}
          </Button>
        </div>
      }
    >
      <p>{t('sure')}</p>
    </Dialog>
  );
}

/**
 * Goes to the index before logging out: on a page that needs a session, a guest would be redirected to the log-in. Also
 * closes the dialog if the session ends in another way.
 */
function useLogOut(close: () => void) {
  const { status } = useSession();
  const session = useSessionService();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [busy, setBusy] = useState(false);
  const isAtIndex = isSamePath(pathname, paths.index);

  useEffect(() => {
    if (busy && isAtIndex) void session.end();
  }, [busy, isAtIndex, session]);

  useEffect(() => {
    if (status === 'guest') close();
  });

  const leave = () => {
    setBusy(true);
    navigate(paths.index);
  };
  return { busy, leave };
}

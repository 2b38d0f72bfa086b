import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { logOut } from './office.css.ts';

/** Logs out after confirmation. */
export function LogOut() {
  const { t } = useTranslation('agent');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button type="button" className={logOut} onClick={() => setIsAsking(true)}>
        <Icon name="sign-out" size={18} />
        {t('header.logOut')}
      </button>
      {isAsking && <LogOutQuestion onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** Logs out, or stays. The page then redirects to the agents' log-in. */
export function LogOutQuestion({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('agent');
  const session = useSessionService();
  const { busy, submit } = useSubmission(() => session.end());
  return (
    <Dialog
      title={t('logOut.title')}
      onClose={onClose}
      small
      actions={
        <>
          <Button look="primary" wide busy={busy} onClick={() => void submit()}>
            {t('logOut.confirm')}
          </Button>
          <Button wide onClick={onClose}>
            {t('logOut.cancel')}
          </Button>
        </>
      }
    >
      <p className={prose.lead}>{t('logOut.text')}</p>
    </Dialog>
  );
}

import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { logOut, logOutText } from './office.css.ts';

/** Logs out after confirmation. The page then redirects to the agents' log-in. */
export function LogOut() {
  const { t } = useTranslation('agent');
  const session = useSessionService();
  const [asking, setAsking] = useState(false);
  const { busy, submit } = useSubmission(() => session.end());
  const stay = () => setAsking(false);
  return (
    <>
      <button type="button" className={logOut} onClick={() => setAsking(true)}>
        <Icon name="sign-out" size={18} />
        <span className={logOutText}>{t('header.logOut')}</span>
      </button>
      {asking && (
        <Dialog
          title={t('logOut.title')}
          onClose={stay}
          small
          actions={
            <>
              <Button look="primary" wide busy={busy} onClick={() => void submit()}>
                {t('logOut.confirm')}
              </Button>
              <Button wide onClick={stay}>
                {t('logOut.cancel')}
              </Button>
            </>
          }
        >
          <p className={prose.lead}>{t('logOut.text')}</p>
        </Dialog>
      )}
    </>
  );
}

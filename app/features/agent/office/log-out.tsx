import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/button/button.tsx';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { useSubmission } from '../../../kit/form/use-submission.ts';
import { useSessionService } from '../../../session/session-context.tsx';

/** Logs out after a question. The page itself leads whoever is no agent to the agents' log-in. */
export function LogOut() {
  const { t } = useTranslation('agent');
  const session = useSessionService();
  const [asking, setAsking] = useState(false);
  const { busy, submit } = useSubmission(() => session.end());
  const stay = () => setAsking(false);
  return (
    <>
      <Button icon="sign-out" onClick={() => setAsking(true)}>
        {t('header.logOut')}
      </Button>
      {asking && (
        <Dialog
          title={t('logOut.title')}
          onClose={stay}
          small
          actions={
            <>
              <Button look="primary" whole busy={busy} onClick={() => void submit()}>
                {t('logOut.confirm')}
              </Button>
              <Button whole onClick={stay}>
                {t('logOut.cancel')}
              </Button>
            </>
          }
        >
          <p>{t('logOut.text')}</p>
        </Dialog>
      )}
    </>
  );
}

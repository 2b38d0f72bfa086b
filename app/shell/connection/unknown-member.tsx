import { useEffect, useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { keepTrying } from '#app/platform/keep-trying.ts';
import type { Session } from '#app/session/create-session.ts';
import { useSessionService } from '#app/session/session-context.tsx';
import { actions, icon, tallBanner, words } from './connection-watch.css.ts';

interface UnknownMemberProps {
  /** Something else explains the trouble already. */
  isHidden: boolean;
}

/** Loads an account that could not be loaded again and again, and says so. */
export function UnknownMember({ isHidden }: UnknownMemberProps) {
  const session = useSessionService();
  useEffect(() => {
    const over = new AbortController();
    void keepTrying(() => askAgain(session), over.signal);
    return () => over.abort();
  }, [session]);
  return isHidden ? null : <UnknownAccount load={() => askAgain(session)} />;
}

/** Says that something of the account could not be loaded; the person may try now, or log out. */
export function UnknownAccount({ load }: { load: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const session = useSessionService();
  const [isTrying, setIsTrying] = useState(false);
  const retry = async () => {
    setIsTrying(true);
    await load().catch(() => undefined);
    setIsTrying(false);
  };
  return (
    <div className={tallBanner}>
      <span className={icon}>
        <Icon name="warning-circle" size={22} />
      </span>
      <p className={words}>{t('unknownMember.text')}</p>
      <div className={actions}>
        <Button busy={isTrying} onClick={() => void retry()}>
          {t('error.retry')}
        </Button>
        <Button look="plain" onClick={() => void session.end()}>
          {t('unknownMember.logOut')}
        </Button>
      </div>
    </div>
  );
}

/** For the account, or, if this tab has no session yet, for the remembered device's. */
async function askAgain({ store, refresh }: Session): Promise<void> {
  const { resume } = store.getState();
  await (resume ?? refresh)();
}

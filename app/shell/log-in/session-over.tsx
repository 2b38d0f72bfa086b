import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { isEndInTab } from '#app/session/session-store.ts';

/** Why the platform ended the session; nothing if it did not, or a dialog says so. */
export function SessionOver() {
  const { t } = useTranslation();
  const { over } = useSession();
  if (!over || isEndInTab(over)) return null;
  const reason = over === 'elsewhere' ? 'error.code.logged_in_elsewhere' : 'logIn.over';
  return <Alert tone="info" text={typeof over === 'object' ? over.text : t(reason)} />;
}

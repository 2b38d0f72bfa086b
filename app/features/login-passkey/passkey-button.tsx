import { Button } from '#app/kit/button/button.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { canUsePasskeys } from '#app/session/passkeys/ceremony.ts';
import type { LoginMethodProps } from '#app/shell/slots/slots.ts';
import { usePasskeyLogIn } from './use-passkey-log-in.ts';

/**
 * Logs in with a passkey, by this button or from the suggestions of the name field. Renders nothing where passkeys are
 * not available.
 */
export function PasskeyButton({ enter, isAccepted }: LoginMethodProps) {
  const { t } = useTranslation('login-passkey');
  const { message, busy, logIn } = usePasskeyLogIn({ enter, isAccepted });
  if (!canUsePasskeys()) return null;
  return (
    <>
      <Alert text={message} />
      <Button wide icon="fingerprint" busy={busy} onClick={logIn}>
        {t('continue')}
      </Button>
    </>
  );
}

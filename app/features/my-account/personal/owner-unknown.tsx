import { Button } from '#app/kit/button/button.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useLacks } from '#app/modules/module-context.tsx';
import { SET_EMAIL } from '#app/shell/member/account-modals.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';

/** Explains why an account opened by an agent cannot play yet, and links to the identity verification. */
export function OwnerUnknown() {
  const { t } = useTranslation('my-account');
  const modals = useModals();
  const canSetEmail = !useLacks('POST /wps/member/email');
  return (
    <div>
      <Alert text={t('refused.owner_unknown')} />
      {canSetEmail && (
        <Button look="primary" onClick={() => modals.open(SET_EMAIL)}>
          {t('do.email')}
        </Button>
      )}
    </div>
  );
}

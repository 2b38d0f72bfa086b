import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import type { Passkey } from '#schemas/generated/platform.ts';
import { useRemove } from '../use-passkeys.ts';

/** Asks before a passkey is removed. */
export function RemoveDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('passkeys');
  const { mutate, isPending, error } = useRemove(passkey, onClose);
  const action = (
    <Button look="primary" large wide busy={isPending} onClick={() => mutate()}>
      {t('remove.action')}
    </Button>
  );
  return (
    <Dialog small title={t('remove.title')} onClose={onClose} actions={action}>
      <p>{t('remove.text', { name: passkey.name })}</p>
      <Alert text={error ? describeProblem(error, t) : undefined} />
    </Dialog>
  );
}

import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { useLogOutEverywhere } from './use-devices.ts';

/** Asks once, and then ends every other session and forgets every device. */
export function LogOutEverywhere({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('my-account');
  const { mutate, isPending, error } = useLogOutEverywhere(onClose);
  const action = (
    <Button look="primary" large wide busy={isPending} onClick={() => mutate()}>
      {t('devices.everywhere')}
    </Button>
  );
  return (
    <Dialog small title={t('devices.everywhere')} onClose={onClose} actions={action}>
      <p>{t('devices.everywhereText')}</p>
      <Alert text={error ? describeProblem(error, t) : undefined} />
    </Dialog>
  );
}

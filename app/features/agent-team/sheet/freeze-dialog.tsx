import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeRefusal } from '../describe-refusal.ts';
import { useChangeFreeze } from './use-change-freeze.ts';

interface FreezeDialogProps {
  account: string;
  isFrozen: boolean;
  onClose: () => void;
}

/** Says what a freeze does before it does it. */
export function FreezeDialog({ account, isFrozen, onClose }: FreezeDialogProps) {
  const { t } = useTranslation('agent-team');
  const { busy, submit, error } = useChangeFreeze(account, !isFrozen, onClose);
  const group = isFrozen ? 'lift' : 'freeze';
  return (
    <Dialog small title={t(`freeze.${group}Title`, { account })} onClose={onClose}>
      <p>{t(`freeze.${group}Text`)}</p>
      <DialogFoot notes={<Alert text={error ? describeRefusal(error, t) : undefined} />}>
        <Button look="primary" wide busy={busy} onClick={() => void submit()}>
          {t(`freeze.${group}`)}
        </Button>
        <Button wide onClick={onClose}>
          {t('freeze.keep')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeRefusal } from '../describe-refusal.ts';
import { useChangeFreeze } from './use-change-freeze.ts';

interface FreezeDialogProps {
  accounts: readonly string[];
  /** Whether they are frozen afterwards. */
  frozen: boolean;
  onDone?: () => void;
  onClose: () => void;
}

/** Says what a freeze does before it does it. */
export function FreezeDialog({ accounts, frozen, onDone, onClose }: FreezeDialogProps) {
  const { t } = useTranslation('agent-team');
  const { busy, submit, error } = useChangeFreeze(() => {
    onDone?.();
    onClose();
  });
  const group = frozen ? 'freeze' : 'lift';
  const [account] = accounts;
  const isOne = accounts.length === 1;
  const title = isOne ? t(`freeze.${group}Title`, { account }) : t(`freeze.${group}Many`, { count: accounts.length });
  return (
    <Dialog small title={title} onClose={onClose}>
      <p>{t(isOne ? `freeze.${group}Text` : `freeze.${group}ManyText`)}</p>
      <DialogFoot notes={<Alert text={error ? describeRefusal(error, t) : undefined} />}>
        <Button look="primary" wide busy={busy} onClick={() => void submit({ accounts, frozen })}>
          {t(`freeze.${group}`)}
        </Button>
        <Button wide onClick={onClose}>
          {t(isOne ? 'freeze.keep' : 'freeze.keepMany')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

import { QuestionDialog } from '#app/kit/prompt/question-dialog.tsx';
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
    <QuestionDialog
      title={title}
      words={{ action: t(`freeze.${group}`), keep: t(isOne ? 'freeze.keep' : 'freeze.keepMany') }}
      busy={busy}
      problem={error ? describeRefusal(error, t) : undefined}
      onConfirm={() => void submit({ accounts, frozen })}
      onClose={onClose}
    >
      <p>{t(isOne ? `freeze.${group}Text` : `freeze.${group}ManyText`)}</p>
    </QuestionDialog>
  );
}

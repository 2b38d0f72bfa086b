import { QuestionDialog } from '#app/kit/prompt/question-dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { Contract } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { useContractStep } from '../use-contract-step.ts';
import { useDayText } from '../use-period-text.ts';

interface EndDialogProps {
  contract: Contract;
  /** Number of given contracts that end with the agent's own. */
  below?: number;
  onClose: () => void;
}

/** Confirms the end of a contract and says until when it pays. */
export function EndDialog({ contract: { kind, contractId, account }, below, onClose }: EndDialogProps) {
  const { t } = useTranslation('agent-contracts');
  const toasts = useToasts();
  const day = useDayText();
  const { busy, submit, error } = useContractStep(kind, ({ contract }) => {
    const endsOn = contract?.endsOn;
    toasts.show({ tone: 'success', text: endsOn ? t('end.done', { day: day(endsOn) }) : t('end.action') });
    onClose();
  });
  const isOwn = below !== undefined;
  const title = isOwn ? t('end.ownTitle') : t('end.title', { account });
  return (
    <QuestionDialog
      title={title}
      words={{ action: t('end.action'), keep: t('end.keep') }}
      isGrave
      busy={busy}
      problem={error ? describeRefusal(error, t) : undefined}
      onConfirm={() => void submit({ action: 'terminate', contractId })}
      onClose={onClose}
    >
      <p>{t(isOwn ? 'end.ownText' : 'end.text', { account })}</p>
      {isOwn && below > 0 && <p>{t('end.below', { count: below })}</p>}
    </QuestionDialog>
  );
}

import { QuestionDialog } from '#app/kit/prompt/question-dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { Contract, ContractBook } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { useContractDays } from '../use-contract-days.ts';
import { useContractStep } from '../use-contract-step.ts';
import { EndedContracts } from './ended-contracts.tsx';

interface AcceptDialogProps {
  book: ContractBook;
  proposal: Contract;
  onClose: () => void;
}

/** Confirms a contract: lists what it replaces and which contracts end. */
export function AcceptDialog({ book: { kind, currency, own, ends }, proposal, onClose }: AcceptDialogProps) {
  const { t } = useTranslation('agent-contracts');
  const toasts = useToasts();
  const days = useContractDays();
  const { busy, submit, error } = useContractStep(kind, ({ contract }) => {
    toasts.show({ tone: 'success', text: contract ? t('accept.done', { days: days(contract) }) : t('accept.title') });
    onClose();
  });
  return (
    <QuestionDialog
      title={t('accept.title')}
      words={{ action: t('proposal.accept'), keep: t('accept.later') }}
      busy={busy}
      problem={error ? describeRefusal(error, t) : undefined}
      onConfirm={() => void submit({ action: 'accept', contractId: proposal.contractId })}
      onClose={onClose}
    >
      <p>{t(own ? 'accept.replaces' : 'accept.text')}</p>
      <EndedContracts kind={kind} ends={ends} currency={currency} title={t('ends.own', { count: ends.length })} />
    </QuestionDialog>
  );
}

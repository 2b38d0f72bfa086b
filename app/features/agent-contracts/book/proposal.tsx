import { useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { cluster } from '#app/kit/layout/layout.css.ts';
import { QuestionDialog } from '#app/kit/prompt/question-dialog.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import type { Contract, ContractBook } from '#schemas/generated/platform.ts';
import { cardHead, cardTitle } from '../contracts-page.css.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { TermsList } from '../terms-list.tsx';
import { useContractDays } from '../use-contract-days.ts';
import { useContractStep } from '../use-contract-step.ts';
import { asked } from './book.css.ts';
import { EndedContracts } from './ended-contracts.tsx';

interface ProposalProps {
  book: ContractBook;
  proposal: Contract;
}

/** A proposal that the agent can accept or refuse, with the contracts that accepting it would end. */
export function Proposal({ book, proposal }: ProposalProps) {
  const { t } = useTranslation('agent-contracts');
  const toasts = useToasts();
  const time = useClock('long', book.timeZone);
  const [isAccepting, setIsAccepting] = useState(false);
  const { kind, currency, ends } = book;
  const { busy, submit, error } = useContractStep(kind, () =>
    toasts.show({ tone: 'success', text: t('proposal.rejected') }),
  );
  const { contractId, period, answerBy, account } = proposal;
  return (
    <section className={asked} aria-label={t('proposal.title')}>
      <div className={cardHead}>
        <h2 className={cardTitle}>{t('proposal.title')}</h2>
        <span className={prose.note}>
          {t('proposal.from', {
            ...{ account: account ?? t('operator'), period: t(`period.${period}`), time: time(answerBy) },
          })}
        </span>
      </div>
      <TermsList kind={kind} tiers={proposal.tiers} currency={currency} />
      <EndedContracts kind={kind} ends={ends} currency={currency} title={t('ends.own', { count: ends.length })} />
      <Alert text={error ? describeRefusal(error, t) : undefined} />
      <div className={cluster[3]}>
        <Button look="primary" onClick={() => setIsAccepting(true)}>
          {t('proposal.accept')}
        </Button>
        <Button busy={busy} onClick={() => void submit({ action: 'reject', contractId })}>
          {t('proposal.reject')}
        </Button>
      </div>
      {isAccepting && <AcceptDialog book={book} proposal={proposal} onClose={() => setIsAccepting(false)} />}
    </section>
  );
}

interface AcceptDialogProps {
  book: ContractBook;
  proposal: Contract;
  onClose: () => void;
}

/** Confirms a contract: lists what it replaces and which contracts end. */
function AcceptDialog({ book: { kind, currency, own, ends }, proposal, onClose }: AcceptDialogProps) {
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

import { useState } from 'react';
import { Blocked, blockOf } from '#app/kinds/money-flow/blocked.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useRefreshTeam } from '#app/shared/office/use-refresh-team.ts';
import { SetForm } from '#app/shared/payment-password/set-form.tsx';
import type { DownlineTerms } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { useTerms } from '../team-queries.ts';
import { AmountForm } from './amount-form.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import type { Decided } from './decided.ts';
import { bone } from './transfer.css.ts';

interface TransferDialogProps {
  account: string;
  onClose: () => void;
}

/** How much a direct downline gets, and then the payment password that sends it. */
export function TransferDialog({ account, onClose }: TransferDialogProps) {
  const { t } = useTranslation('agent-team');
  const { data: terms, error, isFetching, refetch } = useTerms(account);
  return (
    <Dialog small keep title={t('transfer.title', { account })} onClose={onClose}>
      {terms ? (
        <Steps terms={terms} onClose={onClose} />
      ) : error && !isFetching ? (
        <Problem
          title={t('transfer.failed')}
          text={describeRefusal(error, t)}
          action={t('shell:error.retry')}
          onAction={() => void refetch()}
        />
      ) : (
        <Skeleton className={bone} />
      )}
    </Dialog>
  );
}

function Steps({ terms, onClose }: { terms: DownlineTerms; onClose: () => void }) {
  const { t } = useTranslation('agent-team');
  const refresh = useRefreshTeam();
  // As it was when the agent decided: a transfer made elsewhere since then must not pass unnoticed.
  const [decided, setDecided] = useState<Decided>();
  const block = blockOf(terms, !terms.accepts);
  if (decided && !terms.hasPaymentPassword) {
    return (
      <SetForm say={(word) => t(`set.${word}`)} describe={(problem) => describeRefusal(problem, t)} refresh={refresh} />
    );
  }
  if (decided) return <ConfirmForm terms={terms} decided={decided} onClose={onClose} />;
  return block ? (
    <Blocked {...{ t, terms, block }} closed={t('refused.downline_closed')} />
  ) : (
    <AmountForm terms={terms} onDecide={(amount) => setDecided({ amount, made: terms.made })} />
  );
}

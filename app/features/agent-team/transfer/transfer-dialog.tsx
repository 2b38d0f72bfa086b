import { useState } from 'react';
import { Blocked, blockOf } from '#app/kinds/money-flow/blocked.tsx';
import { PaySum } from '#app/kinds/money-flow/payment-password/pay-sum.tsx';
import { PaymentForm } from '#app/kinds/money-flow/payment-password/payment-form.tsx';
import { SetForm } from '#app/kinds/money-flow/payment-password/set-form.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useRefreshTeam } from '#app/shell/team/use-refresh-team.ts';
import type { DownlineTerms } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { useTerms } from '../team-queries.ts';
import { AmountForm } from './amount-form.tsx';
import { bone } from './transfer.css.ts';
import { useTransferToDownline } from './use-transfer-to-downline.ts';

/** The amount that the agent submitted, and the terms shown at that moment. */
interface Decided {
  amount: MinorUnits;
  made: number;
}

interface TransferDialogProps {
  account: string;
  onClose: () => void;
}

/** Asks for the amount, then for the payment password that sends it. */
export function TransferDialog({ account, onClose }: TransferDialogProps) {
  const { t } = useTranslation('agent-team');
  const { data: terms, error, isFetching, refetch } = useTerms(account);
  return (
    <Dialog small keep title={t('transfer.title', { account })} onClose={onClose}>
      {terms ? (
        <Steps terms={terms} onClose={onClose} />
      ) : error && !isFetching ? (
        <Problem title={t('transfer.failed')} text={describeRefusal(error, t)} onAction={() => void refetch()} />
      ) : (
        <Skeleton className={bone} />
      )}
    </Dialog>
  );
}

function Steps({ terms, onClose }: { terms: DownlineTerms; onClose: () => void }) {
  const { t } = useTranslation('agent-team');
  const refresh = useRefreshTeam();
  // Fix the terms at the decision, so that a transfer made elsewhere since then cannot go unnoticed.
  const [decided, setDecided] = useState<Decided>();
  const block = blockOf(terms, !terms.accepts);
  if (decided && !terms.hasPaymentPassword) {
    return <SetForm t={t} describe={(problem) => describeRefusal(problem, t)} refresh={refresh} />;
  }
  if (decided) return <ConfirmForm terms={terms} decided={decided} onClose={onClose} />;
  return block ? (
    <Blocked {...{ t, terms, block }} closed={t('refused.downline_closed')} />
  ) : (
    <AmountForm terms={terms} onDecide={(amount) => setDecided({ amount, made: terms.made })} />
  );
}

interface ConfirmFormProps {
  terms: DownlineTerms;
  decided: Decided;
  onClose: () => void;
}

/** Recipient and amount, with the payment password that sends it. */
function ConfirmForm({ terms: { account, currency }, decided, onClose }: ConfirmFormProps) {
  const { t } = useTranslation('agent-team');
  const { tag } = useCurrentLanguage();
  const money = formatMoney(decided.amount, currency, tag);
  return (
    <PaymentForm
      t={t}
      call={useTransferToDownline(onClose)}
      wantedWith={(paymentPassword) => ({ ...decided, account, paymentPassword })}
      action={t('pay.action', { amount: money })}
      describe={(problem) => describeRefusal(problem, t)}
    >
      <PaySum title={t('pay.gets', { account })} money={money} text={t('pay.text', { amount: money })} />
    </PaymentForm>
  );
}

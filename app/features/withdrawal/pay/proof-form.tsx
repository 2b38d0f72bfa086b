import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import type { WithdrawalProofProps } from '#app/shell/slots/slots.ts';
import type { Contributed } from '#app/shell/slots/use-slot.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { feeOf } from '../fee-of.ts';
import type { ConfirmProps } from './confirm-props.ts';
import { useRequest } from './use-request.ts';
import { WithdrawalSum } from './withdrawal-sum.tsx';

interface ProofFormProps extends ConfirmProps {
  proof: Contributed<'withdrawalProofs'>;
  /** Switches to the payment password. */
  onInstead: () => void;
}

/** Amount and account, confirmed without the payment password. */
export function ProofForm({ terms, draft, decided, proof, onInstead }: ProofFormProps) {
  const { t } = useTranslation('withdrawal');
  const { tag } = useCurrentLanguage();
  const { made, amount, account } = decided;
  const { submit: request, busy, error } = useRequest(draft);
  const wanted = { accountId: account.accountId, amount, fee: feeOf(terms, amount) };
  const props: WithdrawalProofProps = {
    wanted,
    action: t('pay.action', { amount: formatMoney(amount, terms.currency, tag) }),
    busy,
    onProof: (passkey) => void request({ ...wanted, made, passkey }),
    onUnable: onInstead,
  };
  return (
    <div className={stack[5]}>
      <WithdrawalSum terms={terms} decided={decided} />
      <DialogFoot notes={<Alert text={error ? describeRefusal(error, t) : undefined} />}>
        <ScreenView screen={proof.screen} props={props} fallback={null} />
        <Button look="plain" wide onClick={onInstead}>
          {t('pay.instead')}
        </Button>
      </DialogFoot>
    </div>
  );
}

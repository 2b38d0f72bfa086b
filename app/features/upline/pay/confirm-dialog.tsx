import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { PayDialog } from '#app/kinds/money-flow/payment-password/pay-dialog.tsx';
import { PaySum } from '#app/kinds/money-flow/payment-password/pay-sum.tsx';
import { PaymentForm } from '#app/kinds/money-flow/payment-password/payment-form.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { transferToUpline } from '#app/platform/generated/operations/transfer-to-upline.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useNavigate } from '#app/shell/router/router.ts';
import type { Upline, UplineTerms, UplineTransferPayload } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { receiptPath } from '../upline-path.ts';
import { useRefresh } from '../upline-queries.ts';

type Wanted = Omit<UplineTransferPayload, 'idempotencyKey'>;

interface ConfirmDialogProps {
  terms: UplineTerms;
  /** Values shown when the dialog opened. */
  decided: {
    made: number;
    amount: MinorUnits;
    upline: Upline;
  };
  /** Cleared after the transfer. */
  draft: { amount: number | null };
  onClose: () => void;
}

/** Amount and recipient, confirmed by the payment password. */
export function ConfirmDialog({ terms, decided, draft, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('upline');
  const { tag } = useCurrentLanguage();
  const { made, amount, upline } = decided;
  const { account } = upline;
  const money = formatMoney(amount, terms.currency, tag);
  const asks = { t, describe: (problem: unknown) => describeRefusal(problem, t) };
  return (
    <PayDialog {...asks} hasPaymentPassword={terms.hasPaymentPassword} refresh={useRefresh()} onClose={onClose}>
      <PaymentForm
        {...asks}
        call={useTransferToUpline(draft)}
        wantedWith={(paymentPassword) => ({ amount, account, made, paymentPassword })}
        action={t('pay.action', { amount: money })}
      >
        <PaySum title={t('pay.gets')} money={money} to={account} text={t('pay.text', { amount: money })} />
      </PaymentForm>
    </PayDialog>
  );
}

/** Transfers the money, clears the draft and opens the receipt. */
export function useTransferToUpline(draft: { amount: number | null }) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const refresh = useRefresh();
  return useIntentCall({
    action: 'upline',
    intentOf: ({ account, amount }: Wanted) => `${account}:${amount}`,
    send: (transfer, idempotencyKey) => transferToUpline(platform, { ...transfer, idempotencyKey }),
    onSuccess: ({ transferId }) => {
      draft.amount = null;
      void navigate(receiptPath(transferId));
    },
    onSettled: () => void refresh(),
  });
}

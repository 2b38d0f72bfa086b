import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { below, foot, line, lines } from '#app/kinds/money-flow/page/foot.css.ts';
import { HelpLink } from '#app/kinds/money-flow/page/help-link.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { cancelDeposit } from '#app/platform/generated/operations/cancel-deposit.ts';
import { reportDepositPaid } from '#app/platform/generated/operations/report-deposit-paid.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { leavesOpen } from '#app/platform/send-once.ts';
import type { DepositOrder } from '#schemas/generated/platform.ts';
import { useRefreshOrders } from '../deposit-queries.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { actions } from './order.css.ts';

interface CancelDialogProps {
  onClose: () => void;
  onConfirm: () => void;
}

/** Buttons that report the payment, cancel the order or open the help. */
export function OrderFoot({ order: { orderId, state, amount, currency } }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit');
  const { tag } = useCurrentLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const { paid, cancel } = useOrderActions(orderId);
  const error = paid.error ?? cancel.error;
  const isWaiting = state === 'waiting';
  // Hide the error of a lost answer once the order has moved on.
  const isFailed = error !== null && (isWaiting || !leavesOpen(error));
  return (
    <>
      {(isWaiting || isFailed) && (
        <div className={foot}>
          <Alert text={isFailed ? describeRefusal(error, t) : undefined} />
          {isWaiting && (
            <Button look="primary" large wide busy={paid.isPending} onClick={() => paid.mutate()}>
              {t('order.iPaid', { amount: formatMoney(amount, currency, tag) })}
            </Button>
          )}
        </div>
      )}
      <div className={`${below} ${lines}`}>
        {isWaiting && (
          <button type="button" className={line} onClick={() => setIsAsking(true)}>
            {t('order.cancel')}
          </button>
        )}
        <HelpLink text={t('order.help')} />
      </div>
      {isAsking && (
        <CancelDialog
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            cancel.mutate();
          }}
        />
      )}
    </>
  );
}

/** The member's actions for an order. Both are safe to repeat, and the order shows their result. */
function useOrderActions(orderId: string) {
  const platform = usePlatform();
  const onSettled = useRefreshOrders();
  const paid = useMutation({ mutationFn: () => reportDepositPaid(platform, { orderId }), onSettled });
  const cancel = useMutation({ mutationFn: () => cancelDeposit(platform, { orderId }), onSettled });
  return { paid, cancel };
}

/** Confirms a cancellation, because a payment already sent would have to be traced. */
function CancelDialog({ onClose, onConfirm }: CancelDialogProps) {
  const { t } = useTranslation('deposit');
  return (
    <Dialog
      small
      title={t('cancel.title')}
      onClose={onClose}
      actions={
        <div className={actions}>
          <Button onClick={onClose}>{t('cancel.keep')}</Button>
          <Button look="primary" onClick={onConfirm}>
            {t('cancel.confirm')}
          </Button>
        </div>
      }
    >
      <p>{t('cancel.text')}</p>
    </Dialog>
  );
}

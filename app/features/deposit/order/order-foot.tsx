import { useState } from 'react';
import { below, foot, line, lines } from '#app/kinds/money-flow/page/foot.css.ts';
import { HelpLink } from '#app/kinds/money-flow/page/help-link.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { leavesOpen } from '#app/platform/send-once.ts';
import type { DepositOrder } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { useOrderActions } from './use-order-actions.ts';

/** Says that an order is paid, cancels it, or leads to help. */
export function OrderFoot({ order: { orderId, state, amount, currency } }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit');
  const { tag } = useCurrentLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const { paid, cancel } = useOrderActions(orderId);
  const error = paid.error ?? cancel.error;
  const isWaiting = state === 'waiting';
  // An answer that was lost is no problem once the order has moved on.
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

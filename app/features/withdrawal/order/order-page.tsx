import { Icon } from '#app/kit/icon/icon.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { HelpLink } from '#app/shared/cashier/help-link.tsx';
import { ended, main, sideCard, split, stack } from '#app/shared/cashier/split.css.ts';
import { Link } from '#app/shell/router/router.ts';
import { WithdrawalSkeleton } from '../form/withdrawal-skeleton.tsx';
import { withdrawalPath } from '../withdrawal-path.ts';
import { useOrder } from '../withdrawal-queries.ts';
import { ConfirmTransfer } from './confirm-transfer.tsx';
import { EndedOrder } from './ended-order.tsx';
import { back, head, note, number } from './order.css.ts';
import { OrderSteps } from './order-steps.tsx';
import { OrderSums } from './order-sums.tsx';
import { askedTransfer } from './transfers.ts';

/** One withdrawal: what has arrived, its steps, and the question whether a transfer has arrived. */
export function OrderPage({ orderId }: { orderId: string }) {
  const { t } = useTranslation('withdrawal');
  const { data: order, isError, refetch } = useOrder(orderId);
  const transfer = order && askedTransfer(order);
  const isEnded = order?.state === 'received' || order?.state === 'refused';
  const help = <HelpLink text={t('order.help')} />;
  return (
    <div className={stack}>
      <div className={head}>
        <Link className={back} to={withdrawalPath}>
          <Icon name="caret-left" size={16} />
          {t('order.back')}
        </Link>
        <bdi className={number}>{orderId}</bdi>
      </div>
      {order && isEnded ? (
        <div className={ended}>
          <EndedOrder order={order} />
          <OrderSteps order={order} />
          {help}
        </div>
      ) : order ? (
        <div className={split}>
          <div className={main}>
            <OrderSums order={order} />
            <OrderSteps order={order} />
          </div>
          <div className={sideCard}>
            {transfer ? (
              <ConfirmTransfer key={transfer.transferId} order={order} transfer={transfer} />
            ) : (
              <p className={note}>{t('order.live')}</p>
            )}
            {help}
          </div>
        </div>
      ) : isError ? (
        <Problem title={t('order.failed')} action={t('shell:error.retry')} onAction={() => void refetch()} />
      ) : (
        <WithdrawalSkeleton />
      )}
    </div>
  );
}

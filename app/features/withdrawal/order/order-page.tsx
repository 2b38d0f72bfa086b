import { Icon } from '#app/kit/icon/icon.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { HelpLink } from '#app/shared/cashier/help-link.tsx';
import { Link } from '#app/shell/router/router.ts';
import { WithdrawalSkeleton } from '../form/withdrawal-skeleton.tsx';
import { withdrawalPath } from '../withdrawal-path.ts';
import { useOrder } from '../withdrawal-queries.ts';
import { ConfirmTransfer } from './confirm-transfer.tsx';
import { EndedOrder } from './ended-order.tsx';
import { back, head, note, number, page } from './order.css.ts';
import { OrderSteps } from './order-steps.tsx';
import { OrderSums } from './order-sums.tsx';
import { askedTransfer } from './transfers.ts';

/** One withdrawal: what has arrived, its steps, and the question whether a transfer has arrived. */
export function OrderPage({ orderId }: { orderId: string }) {
  const { t } = useTranslation('withdrawal');
  const { data: order, isError, refetch } = useOrder(orderId);
  const transfer = order && askedTransfer(order);
  const isEnded = order?.state === 'received' || order?.state === 'refused';
  return (
    <div className={page}>
      <div className={head}>
        <Link className={back} to={withdrawalPath}>
          <Icon name="caret-left" size={16} />
          {t('order.back')}
        </Link>
        <bdi className={number}>{orderId}</bdi>
      </div>
      {order ? (
        <>
          {isEnded ? <EndedOrder order={order} /> : <OrderSums order={order} />}
          <OrderSteps order={order} />
          {transfer && <ConfirmTransfer key={transfer.transferId} order={order} transfer={transfer} />}
          {!isEnded && !transfer && <p className={note}>{t('order.live')}</p>}
          <HelpLink text={t('order.help')} />
        </>
      ) : isError ? (
        <Problem title={t('order.failed')} action={t('shell:error.retry')} onAction={() => void refetch()} />
      ) : (
        <WithdrawalSkeleton />
      )}
    </div>
  );
}

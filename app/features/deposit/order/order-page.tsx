import { Icon } from '#app/kit/icon/icon.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { ended, stack } from '#app/shared/cashier/split.css.ts';
import { Link } from '#app/shell/router/router.ts';
import { isOpen, useOrder } from '../deposit-queries.ts';
import { DepositSkeleton } from '../form/deposit-skeleton.tsx';
import { depositPath } from '../order-path.ts';
import { EndedOrder } from './ended-order.tsx';
import { OpenOrder } from './open-order.tsx';
import { back, head, number } from './order.css.ts';

/** One order: how to pay it, and what became of it. */
export function OrderPage({ orderId }: { orderId: string }) {
  const { t } = useTranslation('deposit');
  const { data, isError, refetch } = useOrder(orderId);
  return (
    <div className={stack}>
      <div className={head}>
        <Link className={back} to={depositPath}>
          <Icon name="caret-left" size={16} />
          {t('order.back')}
        </Link>
        <bdi className={number}>{orderId}</bdi>
      </div>
      {data ? (
        isOpen(data.state) ? (
          <OpenOrder order={data} />
        ) : (
          <div className={ended}>
            <EndedOrder order={data} />
          </div>
        )
      ) : isError ? (
        <Problem title={t('order.failed')} action={t('shell:error.retry')} onAction={() => void refetch()} />
      ) : (
        <DepositSkeleton />
      )}
    </div>
  );
}

import { FlowSkeleton } from '#app/kinds/money-flow/page/flow-skeleton.tsx';
import { ended, stack } from '#app/kinds/money-flow/page/split.css.ts';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useViewTitle } from '#app/shell/member/view-title.ts';
import { isOpen, useOrder } from '../deposit-queries.ts';
import { EndedOrder } from './ended-order.tsx';
import { OpenOrder } from './open-order.tsx';

/** One order: how to pay it, and what became of it. */
export function OrderPage({ orderId }: { orderId: string }) {
  const { t } = useTranslation('deposit');
  useViewTitle(t('order.title', { order: orderId }));
  const { data, isError, refetch } = useOrder(orderId);
  return (
    <div className={stack}>
      {data ? (
        isOpen(data.state) ? (
          <OpenOrder order={data} />
        ) : (
          <div className={ended}>
            <EndedOrder order={data} />
          </div>
        )
      ) : isError ? (
        <Problem title={t('order.failed')} onAction={() => void refetch()} />
      ) : (
        <FlowSkeleton />
      )}
    </div>
  );
}

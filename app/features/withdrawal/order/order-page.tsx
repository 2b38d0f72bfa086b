import { useState } from 'react';
import { FlowSkeleton } from '#app/kinds/money-flow/page/flow-skeleton.tsx';
import { HelpLink } from '#app/kinds/money-flow/page/help-link.tsx';
import { ended, main, sideCard, split, stack } from '#app/kinds/money-flow/page/split.css.ts';
import { UploadNotice, type UploadNoticeText } from '#app/kinds/upload-proof/upload-notice.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { useViewTitle } from '#app/shell/member/view-title.ts';
import { useOrder } from '../withdrawal-queries.ts';
import { ConfirmTransfer } from './confirm-transfer.tsx';
import { EndedOrder } from './ended-order.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderSums } from './order-sums.tsx';
import { askedTransfer } from './transfers.ts';

/** A withdrawal with its sums, its steps, and the question whether a transfer has arrived. */
export function OrderPage({ orderId }: { orderId: string }) {
  const { t } = useTranslation('withdrawal');
  useViewTitle(t('order.title', { order: orderId }));
  const { data: order, isError, refetch } = useOrder(orderId);
  const [notice, setNotice] = useState<UploadNoticeText>();
  const transfer = order && askedTransfer(order);
  const isEnded = order?.state === 'received' || order?.state === 'refused';
  const help = <HelpLink text={t('order.help')} />;
  return (
    <div className={stack}>
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
              <ConfirmTransfer key={transfer.transferId} order={order} transfer={transfer} onNotice={setNotice} />
            ) : (
              <p className={prose.aside}>{t('order.live')}</p>
            )}
            {help}
          </div>
        </div>
      ) : isError ? (
        <Problem title={t('order.failed')} onAction={() => void refetch()} />
      ) : (
        <FlowSkeleton />
      )}
      <UploadNotice notice={notice} onClose={() => setNotice(undefined)} />
    </div>
  );
}

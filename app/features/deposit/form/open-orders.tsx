import { rowNote } from '#app/kinds/money-flow/page/flow.css.ts';
import { FlowSection } from '#app/kinds/money-flow/page/flow-list.tsx';
import { Countdown } from '#app/kit/countdown/countdown.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { DepositOrder } from '#schemas/generated/platform.ts';
import { useRefreshOrders } from '../deposit-queries.ts';
import { OrderRows } from './order-rows.tsx';

/** Orders that wait for a payment or its check, with the time that is left. */
export function OpenOrders({ orders }: { orders: readonly DepositOrder[] }) {
  const { t } = useTranslation('deposit');
  const refresh = useRefreshOrders();
  if (orders.length === 0) return null;
  return (
    <FlowSection title={t('open.title')}>
      <OrderRows
        isOpen
        orders={orders}
        end={({ state, expiresAt }) =>
          state === 'waiting' && expiresAt !== undefined ? (
            <>
              <Countdown until={expiresAt} say={(minutes) => t('order.minutes', { count: minutes })} onEnd={refresh} />
              <span className={rowNote}>{t('open.left')}</span>
            </>
          ) : (
            <span className={rowNote}>{t('open.checking')}</span>
          )
        }
      />
    </FlowSection>
  );
}

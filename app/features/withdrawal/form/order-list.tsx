import type { ReactNode } from 'react';
import { rowNote } from '#app/kinds/money-flow/page/flow.css.ts';
import { FlowList, FlowSection } from '#app/kinds/money-flow/page/flow-list.tsx';
import { Money } from '#app/kit/money/money.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { WithdrawalOrder } from '#schemas/generated/platform.ts';
import { accountText } from '../account-text.ts';
import { OrderBadge } from '../order-badge.tsx';
import { withdrawalOrderPath } from '../withdrawal-path.ts';
import { orderEnd, orderText } from './withdrawal-form.css.ts';

interface OrderListProps {
  title: string;
  orders: readonly WithdrawalOrder[];
  isOpen?: boolean;
  /** Text for an empty list. */
  empty?: string | undefined;
  /** Link to the full list. */
  action?: ReactNode;
}

/** Withdrawals with links to their pages. */
export function OrderList({ title, orders, isOpen, empty, action }: OrderListProps) {
  const clock = useClock('short');
  if (orders.length === 0 && empty === undefined) return null;
  return (
    <FlowSection title={title} action={action}>
      {orders.length === 0 ? (
        <p className={prose.aside}>{empty}</p>
      ) : (
        <FlowList payments={orders} idOf={({ orderId }) => orderId} pathOf={withdrawalOrderPath} isOpen={isOpen}>
          {(order) => (
            <>
              <span className={orderText}>
                <Money amount={order.amount} currency={order.currency} />
                <span className={rowNote}>
                  <bdi>{accountText(order.account)}</bdi>
                </span>
              </span>
              <span className={orderEnd}>
                <OrderBadge order={order} />
                <span className={rowNote}>{clock(order.createdAt)}</span>
              </span>
            </>
          )}
        </FlowList>
      )}
    </FlowSection>
  );
}

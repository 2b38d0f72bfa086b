import type { ReactNode } from 'react';
import { rowNote } from '#app/kinds/money-flow/page/flow.css.ts';
import { FlowList } from '#app/kinds/money-flow/page/flow-list.tsx';
import { Money } from '#app/kit/money/money.tsx';
import type { DepositOrder } from '#schemas/generated/platform.ts';
import { depositOrderPath } from '../deposit-path.ts';
import { rowEnd, rowText } from './deposit-form.css.ts';

interface OrderRowsProps {
  orders: readonly DepositOrder[];
  isOpen?: boolean;
  /** Content at the end of a row, such as the order's state. */
  end: (order: DepositOrder) => ReactNode;
}

/** Orders with amount and payment method, each linked to its page. */
export function OrderRows({ orders, isOpen, end }: OrderRowsProps) {
  return (
    <FlowList payments={orders} idOf={({ orderId }) => orderId} pathOf={depositOrderPath} isOpen={isOpen}>
      {(order) => (
        <>
          <span className={rowText}>
            <Money amount={order.amount} currency={order.currency} />
            <span className={rowNote}>
              <bdi>{order.methodName}</bdi>
            </span>
          </span>
          <span className={rowEnd}>{end(order)}</span>
        </>
      )}
    </FlowList>
  );
}

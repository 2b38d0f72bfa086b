import { type ReactNode, useId } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { useClock } from '#app/shared/clock/use-clock.ts';
import { Link } from '#app/shell/router/router.ts';
import type { WithdrawalOrder } from '#schemas/generated/platform.ts';
import { accountText } from '../account-text.ts';
import { OrderBadge } from '../order-badge.tsx';
import { withdrawalOrderPath } from '../withdrawal-path.ts';
import {
  heading,
  headingRow,
  note,
  orderEnd,
  orderNote,
  orderRow,
  orders as ordersStyle,
  orderText,
  section,
} from './withdrawal-form.css.ts';

interface OrderListProps {
  title: string;
  orders: readonly WithdrawalOrder[];
  isOpen?: boolean;
  /** What stands in place of the list while nothing was ever withdrawn. */
  empty?: string | undefined;
  /** The way to more of them. */
  action?: ReactNode;
}

/** Withdrawals, each a link to its page. */
export function OrderList({ title, orders, isOpen, empty, action }: OrderListProps) {
  const id = useId();
  if (orders.length === 0 && empty === undefined) return null;
  return (
    <section className={section} aria-labelledby={id}>
      <div className={headingRow}>
        <h2 id={id} className={heading}>
          {title}
        </h2>
        {action}
      </div>
      {orders.length === 0 ? (
        <p className={note}>{empty}</p>
      ) : (
        <ul className={ordersStyle} data-open={isOpen || undefined}>
          {orders.map((order) => (
            <li key={order.orderId}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OrderRow({ order }: { order: WithdrawalOrder }) {
  const clock = useClock('short');
  const { orderId, amount, currency, account, createdAt } = order;
  return (
    <Link className={orderRow} to={withdrawalOrderPath(orderId)}>
      <span className={orderText}>
        <Money amount={amount} currency={currency} />
        <span className={orderNote}>
          <bdi>{accountText(account)}</bdi>
        </span>
      </span>
      <span className={orderEnd}>
        <OrderBadge order={order} />
        <span className={orderNote}>{clock(createdAt)}</span>
      </span>
      <Icon name="caret-right" size={18} />
    </Link>
  );
}

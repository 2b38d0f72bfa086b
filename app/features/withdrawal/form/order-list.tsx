import { useId } from 'react';
import { Badge } from '#app/kit/badge/badge.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Money } from '#app/kit/money/money.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shared/clock/use-clock.ts';
import { Link } from '#app/shell/router/router.ts';
import type { WithdrawalOrder } from '#schemas/generated/platform.ts';
import { accountText } from '../account-text.ts';
import { orderPath } from '../withdrawal-path.ts';
import {
  heading,
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
}

/** Withdrawals, each a link to its page. */
export function OrderList({ title, orders, isOpen, empty }: OrderListProps) {
  const id = useId();
  if (orders.length === 0 && empty === undefined) return null;
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
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

const TONES = { received: 'quiet', refused: 'danger' } as const;

function OrderRow({ order }: { order: WithdrawalOrder }) {
  const { t } = useTranslation('withdrawal');
  const clock = useClock('short');
  const { orderId, amount, currency, account, state, createdAt, transfers } = order;
  const asks = transfers.some((transfer) => transfer.state === 'sent');
  const isMissing = transfers.some((transfer) => transfer.state === 'missing');
  const shown = state !== 'sent' ? state : asks ? 'confirm' : isMissing ? 'missing' : 'sent';
  const tone = state === 'received' || state === 'refused' ? TONES[state] : 'accent';
  return (
    <Link className={orderRow} to={orderPath(orderId)}>
      <span className={orderText}>
        <Money amount={amount} currency={currency} />
        <span className={orderNote}>
          <bdi>{accountText(account)}</bdi>
        </span>
      </span>
      <span className={orderEnd}>
        <Badge tone={tone}>{t(`state.${shown}`)}</Badge>
        <span className={orderNote}>{clock(createdAt)}</span>
      </span>
      <Icon name="caret-right" size={18} />
    </Link>
  );
}

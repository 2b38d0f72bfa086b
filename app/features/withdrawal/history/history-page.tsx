import { History } from '#app/kinds/record-page/history.tsx';
import { choicesOf } from '#app/kinds/record-page/record-filter.tsx';
import { useListAddress } from '#app/kinds/record-page/use-record-address.ts';
import { useRecordPages } from '#app/kinds/record-page/use-record-pages.ts';
import { OrderLink } from '#app/kinds/record-page/views/order-link.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { withdrawalOrders } from '#app/platform/generated/operations/withdrawal-orders.ts';
import { useLive } from '#app/session/use-live.ts';
import type { WithdrawalOrder } from '#schemas/generated/platform.ts';
import { accountText } from '../account-text.ts';
import { OrderBadge, stateShown } from '../order-badge.tsx';
import { withdrawalOrderPath, withdrawalPath } from '../withdrawal-path.ts';
import { ordersKey, useRefreshOrders } from '../withdrawal-queries.ts';

const STATES = ['open', 'received', 'refused'] as const;
const keyOf = ({ orderId }: WithdrawalOrder) => orderId;

/** All of the member's withdrawals, updated by live events. */
export function HistoryPage() {
  const { t } = useTranslation('withdrawal');
  const address = useListAddress();
  const refresh = useRefreshOrders();
  useLive('withdrawal', refresh, refresh);
  const state = address.choice('state', STATES);
  const record = useRecordPages(
    { listKey: ordersKey, call: withdrawalOrders, filters: { ...(state && { state }) }, keyOf },
    address,
  );
  return (
    <History
      {...{ address, record, keyOf, t }}
      icon="bank"
      form={{ path: withdrawalPath, name: t('entry.withdraw') }}
      filter={{
        ...{ name: 'state', label: t('column.state'), icon: 'sort-descending', value: state },
        choices: choicesOf(t('history.state.all'), STATES, (value) => t(`history.state.${value}`)),
      }}
      figures={[
        { name: t('history.received'), money: ({ totals }) => totals.received },
        { name: t('history.requested'), money: ({ totals }) => totals.amount },
        { name: t('history.fees'), money: ({ totals }) => totals.fee },
        { name: t('history.count'), count: ({ totals }) => totals.count },
      ]}
      currencyOf={({ currency }) => currency}
      columns={[
        {
          id: 'account',
          name: t('column.account'),
          cell: ({ account, orderId }) => (
            <OrderLink path={withdrawalOrderPath(orderId)} number={orderId}>
              <bdi>{accountText(account)}</bdi>
            </OrderLink>
          ),
        },
        { id: 'amount', name: t('column.amount'), besideName: true, money: ({ amount }) => amount },
        { id: 'state', name: t('column.state'), belowName: 'end', cell: (order) => <OrderBadge order={order} /> },
        { id: 'when', name: t('column.when'), belowName: 'start', time: ({ createdAt }) => createdAt },
      ]}
      file={[
        { name: t('column.when'), time: ({ createdAt }) => createdAt },
        { name: t('column.account'), cell: ({ account }) => accountText(account) },
        { name: t('column.amount'), money: ({ amount }) => amount },
        { name: t('column.fee'), money: ({ fee }) => fee },
        { name: t('column.received'), money: ({ received }) => received },
        { name: t('column.currency'), currency: true },
        { name: t('column.state'), cell: (order) => t(`state.${stateShown(order)}`) },
        { name: t('column.number'), cell: ({ orderId }) => orderId },
      ]}
    />
  );
}

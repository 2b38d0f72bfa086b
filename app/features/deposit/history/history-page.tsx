import { History } from '#app/kinds/record-page/history.tsx';
import { choicesOf } from '#app/kinds/record-page/record-filter.tsx';
import { useListAddress } from '#app/kinds/record-page/use-record-address.ts';
import { useRecordPages } from '#app/kinds/record-page/use-record-pages.ts';
import { OrderLink } from '#app/kinds/record-page/views/order-link.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { depositOrders } from '#app/platform/generated/operations/deposit-orders.ts';
import { useLive } from '#app/session/use-live.ts';
import type { DepositOrder } from '#schemas/generated/platform.ts';
import { depositOrderPath, depositPath } from '../deposit-path.ts';
import { depositOrdersKey, useRefreshOrders } from '../deposit-queries.ts';
import { OrderBadge } from '../order-badge.tsx';

const STATES = ['open', 'credited', 'failed'] as const;
const keyOf = ({ orderId }: DepositOrder) => orderId;

/** All deposits of the member, refreshed by live events. */
export function HistoryPage() {
  const { t } = useTranslation('deposit');
  const address = useListAddress();
  const refresh = useRefreshOrders();
  useLive('deposit', refresh, refresh);
  const state = address.choice('state', STATES);
  const record = useRecordPages(
    { listKey: depositOrdersKey, call: depositOrders, filters: { ...(state && { state }) }, keyOf },
    address,
  );
  return (
    <History
      {...{ address, record, keyOf, t }}
      icon="hand-coins"
      form={{ path: depositPath, name: t('entry.deposit') }}
      filter={{
        ...{ name: 'state', label: t('column.state'), icon: 'sort-descending', value: state },
        choices: choicesOf(t('history.state.all'), STATES, (value) => t(`history.state.${value}`)),
      }}
      figures={[
        { name: t('history.credited'), money: ({ totals }) => totals.credited },
        { name: t('history.paid'), money: ({ totals }) => totals.paid },
        { name: t('history.fees'), money: ({ totals }) => totals.fee },
        { name: t('history.count'), count: ({ totals }) => totals.count },
      ]}
      currencyOf={({ currency }) => currency}
      columns={[
        {
          id: 'method',
          name: t('column.method'),
          cell: ({ methodName, orderId }) => (
            <OrderLink path={depositOrderPath(orderId)} number={orderId}>
              <bdi>{methodName}</bdi>
            </OrderLink>
          ),
        },
        { id: 'amount', name: t('column.amount'), besideName: true, money: ({ amount }) => amount },
        {
          id: 'state',
          name: t('column.state'),
          belowName: 'end',
          cell: ({ state: now }) => <OrderBadge state={now} />,
        },
        { id: 'when', name: t('column.when'), belowName: 'start', time: ({ createdAt }) => createdAt },
      ]}
      file={[
        { name: t('column.when'), time: ({ createdAt }) => createdAt },
        { name: t('column.method'), cell: ({ methodName }) => methodName },
        { name: t('column.amount'), money: ({ amount }) => amount },
        { name: t('column.fee'), money: ({ fee }) => fee },
        { name: t('column.credited'), money: ({ credited }) => credited },
        { name: t('column.currency'), currency: true },
        { name: t('column.state'), cell: ({ state: now }) => t(`badge.${now}`) },
        { name: t('column.number'), cell: ({ orderId }) => orderId },
      ]}
    />
  );
}

import { useTimes } from '#app/kinds/record-page/days/use-times.ts';
import { OrderLink } from '#app/kinds/record-page/views/order-link.tsx';
import { Money } from '#app/kit/money/money.tsx';
import type { TableColumn } from '#app/kit/table/table-column.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { DepositOrder, DepositOrders } from '#schemas/generated/platform.ts';
import { depositOrderPath } from '../deposit-path.ts';
import { OrderBadge } from '../order-badge.tsx';

/** The columns of deposits; a card has two lines. */
export function useHistoryColumns(
  data: Pick<DepositOrders, 'timeZone' | 'today'> | undefined,
): TableColumn<DepositOrder>[] {
  const { t } = useTranslation('deposit');
  const when = useTimes(data);
  return [
    {
      id: 'method',
      name: t('column.method'),
      cell: ({ methodName, orderId }) => (
        <OrderLink path={depositOrderPath(orderId)} number={orderId}>
          <bdi>{methodName}</bdi>
        </OrderLink>
      ),
    },
    {
      id: 'amount',
      name: t('column.amount'),
      kind: 'number',
      besideName: true,
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    { id: 'state', name: t('column.state'), belowName: 'end', cell: ({ state }) => <OrderBadge state={state} /> },
    { id: 'when', name: t('column.when'), belowName: 'start', cell: ({ createdAt }) => when(createdAt) },
  ];
}

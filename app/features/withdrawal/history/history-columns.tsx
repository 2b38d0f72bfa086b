import { useTimes } from '#app/kinds/record-page/days/use-times.ts';
import { OrderLink } from '#app/kinds/record-page/views/order-link.tsx';
import { Money } from '#app/kit/money/money.tsx';
import type { TableColumn } from '#app/kit/table/table-column.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { WithdrawalOrder, WithdrawalOrders } from '#schemas/generated/platform.ts';
import { accountText } from '../account-text.ts';
import { OrderBadge } from '../order-badge.tsx';
import { withdrawalOrderPath } from '../withdrawal-path.ts';

/** The columns of withdrawals; a card has two lines. */
export function useHistoryColumns(
  data: Pick<WithdrawalOrders, 'timeZone' | 'today'> | undefined,
): TableColumn<WithdrawalOrder>[] {
  const { t } = useTranslation('withdrawal');
  const when = useTimes(data);
  return [
    {
      id: 'account',
      name: t('column.account'),
      cell: ({ account, orderId }) => (
        <OrderLink path={withdrawalOrderPath(orderId)} number={orderId}>
          <bdi>{accountText(account)}</bdi>
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
    { id: 'state', name: t('column.state'), belowName: 'end', cell: (order) => <OrderBadge order={order} /> },
    { id: 'when', name: t('column.when'), belowName: 'start', cell: ({ createdAt }) => when(createdAt) },
  ];
}

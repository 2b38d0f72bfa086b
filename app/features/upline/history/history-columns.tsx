import { useTimes } from '#app/kinds/record-page/days/use-times.ts';
import { OrderLink } from '#app/kinds/record-page/views/order-link.tsx';
import { Money } from '#app/kit/money/money.tsx';
import type { TableColumn } from '#app/kit/table/table-column.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { UplineTransfer, UplineTransfers } from '#schemas/generated/platform.ts';
import { receiptPath } from '../upline-path.ts';

/** The columns of transfers; a card has two lines. */
export function useHistoryColumns(
  data: Pick<UplineTransfers, 'timeZone' | 'today'> | undefined,
): TableColumn<UplineTransfer>[] {
  const { t } = useTranslation('upline');
  const when = useTimes(data);
  return [
    {
      id: 'to',
      name: t('column.to'),
      cell: ({ account, transferId }) => (
        <OrderLink path={receiptPath(transferId)} number={transferId}>
          <bdi>{account}</bdi>
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
    {
      id: 'when',
      name: t('column.when'),
      kind: 'number',
      belowName: 'start',
      cell: ({ createdAt }) => when(createdAt),
    },
  ];
}

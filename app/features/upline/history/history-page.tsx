import { History } from '#app/kinds/record-page/history.tsx';
import { useListAddress } from '#app/kinds/record-page/use-record-address.ts';
import { useRecordPages } from '#app/kinds/record-page/use-record-pages.ts';
import { OrderLink } from '#app/kinds/record-page/views/order-link.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { uplineTransfers } from '#app/platform/generated/operations/upline-transfers.ts';
import type { UplineTransfer } from '#schemas/generated/platform.ts';
import { receiptPath, uplinePath } from '../upline-path.ts';
import { transfersKey } from '../upline-queries.ts';

const keyOf = ({ transferId }: UplineTransfer) => transferId;

/** All of the member's transfers to the upline. */
export function HistoryPage() {
  const { t } = useTranslation('upline');
  const address = useListAddress();
  const record = useRecordPages({ listKey: transfersKey, call: uplineTransfers, filters: {}, keyOf }, address);
  return (
    <History
      {...{ address, record, keyOf, t }}
      icon="paper-plane-right"
      form={{ path: uplinePath, name: t('entry.transfer') }}
      figures={[
        { name: t('history.sum'), money: ({ totals }) => totals.amount },
        { name: t('history.count'), count: ({ totals }) => totals.count },
      ]}
      currencyOf={({ currency }) => currency}
      columns={[
        {
          id: 'to',
          name: t('column.to'),
          cell: ({ account, transferId }) => (
            <OrderLink path={receiptPath(transferId)} number={transferId}>
              <bdi>{account}</bdi>
            </OrderLink>
          ),
        },
        { id: 'amount', name: t('column.amount'), besideName: true, money: ({ amount }) => amount },
        { id: 'when', name: t('column.when'), kind: 'number', belowName: 'start', time: ({ createdAt }) => createdAt },
      ]}
      file={[
        { name: t('column.when'), time: ({ createdAt }) => createdAt },
        { name: t('column.to'), cell: ({ account }) => account },
        { name: t('column.amount'), money: ({ amount }) => amount },
        { name: t('column.currency'), currency: true },
        { name: t('receipt.number'), cell: ({ transferId }) => transferId },
      ]}
    />
  );
}

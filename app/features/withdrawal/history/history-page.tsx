import { History } from '#app/kinds/record-page/history.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { WithdrawalOrder } from '#schemas/generated/platform.ts';
import { withdrawalPath } from '../withdrawal-path.ts';
import { useHistoryColumns } from './history-columns.tsx';
import { HistoryTotals } from './history-totals.tsx';
import { STATES, useHistory } from './use-history.ts';
import { useHistoryFile } from './use-history-file.ts';

/** All withdrawals of the member. */
export function HistoryPage() {
  const { t } = useTranslation('withdrawal');
  const { address, state, record } = useHistory();
  const { data } = record.page;
  return (
    <History
      icon="bank"
      form={{ path: withdrawalPath, name: t('entry.withdraw') }}
      address={address}
      record={record}
      filter={{
        ...{ name: 'state', label: t('column.state'), icon: 'sort-descending', value: state ?? '' },
        choices: [
          { value: '', label: t('history.state.all') },
          ...STATES.map((value) => ({ value, label: t(`history.state.${value}`) })),
        ],
      }}
      totals={(answer) => <HistoryTotals data={answer} />}
      columns={useHistoryColumns(data)}
      keyOf={keyOf}
      file={useHistoryFile()}
      t={t}
    />
  );
}

function keyOf({ orderId }: WithdrawalOrder): string {
  return orderId;
}

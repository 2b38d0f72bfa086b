import { History } from '#app/kinds/record-page/history.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { DepositOrder } from '#schemas/generated/platform.ts';
import { depositPath } from '../deposit-path.ts';
import { useHistoryColumns } from './history-columns.tsx';
import { HistoryTotals } from './history-totals.tsx';
import { STATES, useHistory } from './use-history.ts';
import { useHistoryFile } from './use-history-file.ts';

/** All deposits of the member. */
export function HistoryPage() {
  const { t } = useTranslation('deposit');
  const { address, state, record } = useHistory();
  const { data } = record.page;
  return (
    <History
      icon="hand-coins"
      form={{ path: depositPath, name: t('entry.deposit') }}
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

function keyOf({ orderId }: DepositOrder): string {
  return orderId;
}

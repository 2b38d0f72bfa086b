import { History } from '#app/kinds/record-page/history.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { UplineTransfer } from '#schemas/generated/platform.ts';
import { uplinePath } from '../upline-path.ts';
import { useHistoryColumns } from './history-columns.tsx';
import { HistoryTotals } from './history-totals.tsx';
import { useHistory } from './use-history.ts';
import { useHistoryFile } from './use-history-file.ts';

/** All transfers of the member to the upline. */
export function HistoryPage() {
  const { t } = useTranslation('upline');
  const { address, record } = useHistory();
  const { data } = record.page;
  return (
    <History
      icon="paper-plane-right"
      form={{ path: uplinePath, name: t('entry.transfer') }}
      address={address}
      record={record}
      totals={(answer) => <HistoryTotals data={answer} />}
      columns={useHistoryColumns(data)}
      keyOf={keyOf}
      file={useHistoryFile()}
      t={t}
    />
  );
}

function keyOf({ transferId }: UplineTransfer): string {
  return transferId;
}

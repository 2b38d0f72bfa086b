import type { IconName } from '#app/kit/icon/icon-name.ts';
import { useViewTitle } from '#app/shell/member/view-title.ts';
import type { ListRange } from './days/range.ts';
import { NoHistory } from './no-history.tsx';
import { isWhole } from './record-frame.tsx';
import { RecordPage, type RecordPageProps, type RecordRows } from './record-page.tsx';
import type { HistoryWords } from './record-words.ts';

interface HistoryProps<Row, Answer extends RecordRows<Row>>
  extends Omit<RecordPageProps<ListRange, Row, Answer>, 'title' | 'empty' | 'failed' | 't'> {
  icon: IconName;
  /** The page that adds rows to the list. */
  form: { path: string; name: string };
  t: HistoryWords;
}

/** The full list behind a page that shows the latest rows. */
export function History<Row, Answer extends RecordRows<Row>>({ icon, form, ...record }: HistoryProps<Row, Answer>) {
  const { address, filter, t } = record;
  useViewTitle(t('history.all'));
  const everything = { range: null, from: null, to: null, ...(filter && { [filter.name]: null }) };
  return (
    <RecordPage
      {...record}
      title={t('history.all')}
      failed={t('history.failed')}
      empty={
        <NoHistory
          icon={icon}
          form={isWhole(address, filter) ? form : undefined}
          onAll={() => address.filter(everything)}
          t={t}
        />
      }
    />
  );
}

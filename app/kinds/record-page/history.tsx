import { Button } from '#app/kit/button/button.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { Empty } from '#app/kit/state/empty.tsx';
import { useViewTitle } from '#app/shell/member/view-title.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import type { ListRange } from './days/range.ts';
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

interface NoHistoryProps {
  icon: IconName;
  /** Link to a form for the first row; undefined if only the chosen days or state are empty. */
  form: { path: string; name: string } | undefined;
  onAll: () => void;
  t: HistoryWords;
}

/** Explains an empty list and offers a next step. */
function NoHistory({ icon, form, onAll, t }: NoHistoryProps) {
  if (form)
    return (
      <Empty icon={icon} title={t('history.none')} text={t('history.noneText')}>
        <LinkButton to={form.path}>{form.name}</LinkButton>
      </Empty>
    );
  return (
    <Empty icon={icon} title={t('history.noneIn')} text={t('history.noneInText')}>
      <Button onClick={onAll}>{t('history.showAll')}</Button>
    </Empty>
  );
}

import type { useRecordAddress } from '#app/kinds/record-page/use-record-address.ts';
import { Button } from '#app/kit/button/button.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { Empty } from '#app/kit/state/empty.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';

interface NoRecordsProps {
  icon: IconName;
  title: string;
  text: string;
  address: Pick<ReturnType<typeof useRecordAddress>, 'range' | 'filter' | 'read'>;
  /** Filters of the record other than its days. */
  filters: readonly string[];
}

/** Empty state of a record. Suggests a longer range without filters, else a game. */
export function NoRecords({ icon, title, text, address: { range, filter, read }, filters }: NoRecordsProps) {
  const { t } = useTranslation('member-records');
  const isWidest = range === 'month' && filters.every((name) => read(name) === '');
  const cleared = Object.fromEntries(filters.map((name) => [name, '']));
  const widen = () => filter({ ...cleared, range: 'month', from: '', to: '' });
  return (
    <Empty icon={icon} title={title} text={text}>
      {isWidest ? (
        <LinkButton to={paths.index}>{t('empty.play')}</LinkButton>
      ) : (
        <Button onClick={widen}>{t('empty.widen')}</Button>
      )}
    </Empty>
  );
}

import { Button } from '#app/kit/button/button.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { Empty } from '#app/kit/state/empty.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { RecordsAddress } from './use-records-address.ts';

interface NoRecordsProps {
  icon: IconName;
  title: string;
  text: string;
  address: Pick<RecordsAddress, 'range' | 'filter'>;
  /** Names of the active filters except the days. */
  filters: readonly string[];
}

/** Explains an empty list and offers to reset filters or widen the days. */
export function NoRecords({ icon, title, text, address: { range, filter }, filters }: NoRecordsProps) {
  const { t } = useTranslation('agent-records');
  const cleared = Object.fromEntries(filters.map((name) => [name, null]));
  return (
    <Empty icon={icon} title={title} text={text}>
      {filters.length > 0 ? (
        <Button onClick={() => filter(cleared)}>{t('empty.clear')}</Button>
      ) : (
        range.range !== 'month' && (
          <Button onClick={() => filter({ range: 'month', from: null, to: null })}>{t('empty.widen')}</Button>
        )
      )}
    </Empty>
  );
}

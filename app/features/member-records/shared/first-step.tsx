import type { useRecordAddress } from '#app/kinds/record-page/use-record-address.ts';
import { Button } from '#app/kit/button/button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';

interface FirstStepProps {
  address: Pick<ReturnType<typeof useRecordAddress>, 'range' | 'filter' | 'read'>;
  /** Filters of the record, besides its days. */
  filters: readonly string[];
}

/** The way out of an empty record: a longer range without filters, or else a game. */
export function FirstStep({ address: { range, filter, read }, filters }: FirstStepProps) {
  const { t } = useTranslation('member-records');
  if (range === 'month' && filters.every((name) => read(name) === '')) {
    return <LinkButton to={paths.index}>{t('empty.play')}</LinkButton>;
  }
  const cleared = Object.fromEntries(filters.map((name) => [name, '']));
  return <Button onClick={() => filter({ ...cleared, range: 'month', from: '', to: '' })}>{t('empty.widen')}</Button>;
}

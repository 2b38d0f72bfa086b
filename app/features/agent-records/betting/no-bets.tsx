import { useTranslation } from '#app/language/translation.tsx';
import { NoRecords } from '../shared/no-records.tsx';
import type { BetsAddress } from './use-bets-address.ts';

export function NoBets({ address }: { address: BetsAddress }) {
  const { t } = useTranslation('agent-records');
  return (
    <NoRecords
      icon="ticket"
      title={t('bets.none')}
      text={t('bets.noneText')}
      address={address}
      filters={address.filtersSet}
    />
  );
}

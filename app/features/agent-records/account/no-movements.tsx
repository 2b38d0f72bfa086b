import { useTranslation } from '#app/language/translation.tsx';
import { NoRecords } from '../shared/no-records.tsx';
import type { MovementsAddress } from './use-movements-address.ts';

export function NoMovements({ address }: { address: MovementsAddress }) {
  const { t } = useTranslation('agent-records');
  return (
    <NoRecords
      icon="list"
      title={t('movements.none')}
      text={t('movements.noneText')}
      address={address}
      filters={address.filtersSet}
    />
  );
}

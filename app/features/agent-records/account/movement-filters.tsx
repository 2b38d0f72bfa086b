import { MOVEMENT_KINDS } from '#app/kinds/record-page/record-values.ts';
import { InlineSelect } from '#app/kit/select/inline-select.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamMovementsPage } from '#schemas/generated/platform.ts';
import { filters } from '../shared/records.css.ts';
import { WhoFilters } from '../shared/who-filters.tsx';
import type { MovementsAddress } from './use-movements-address.ts';

interface MovementFiltersProps {
  address: MovementsAddress;
  /** Undefined while it loads. */
  page: TeamMovementsPage | undefined;
}

/** Whose movements, and of which kind. */
export function MovementFilters({ address, page }: MovementFiltersProps) {
  const { t } = useTranslation('agent-records');
  const kinds = MOVEMENT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }));
  return (
    <div className={filters}>
      <WhoFilters address={address} levels={page?.levels.map(({ level }) => level) ?? []} />
      <InlineSelect
        label={t('movements.kinds')}
        icon="sort-descending"
        choices={[{ value: '', label: t('movements.all') }, ...kinds]}
        value={address.kind ?? ''}
        onChange={(kind) => address.filter({ kind })}
      />
    </div>
  );
}

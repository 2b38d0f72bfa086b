import { useRecordsAddress } from '../shared/use-records-address.ts';
import { MOVEMENT_KINDS } from './movement-kinds.ts';

export const movementViews = ['rows', 'groups', 'levels'] as const;
/** Names of the filters in the address, besides the days. */
const FILTERS = ['account', 'scope', 'level', 'kind'] as const;

/** The filters of the team's movements. */
export function useMovementsAddress() {
  const address = useRecordsAddress();
  const { read, choice, filter } = address;
  return {
    ...address,
    kind: choice('kind', MOVEMENT_KINDS),
    view: choice('view', movementViews) ?? 'rows',
    setView: (view: string) => filter({ view: view === 'rows' ? null : view }),
    filtersSet: FILTERS.filter((name) => read(name) !== ''),
  };
}

export type MovementsAddress = ReturnType<typeof useMovementsAddress>;

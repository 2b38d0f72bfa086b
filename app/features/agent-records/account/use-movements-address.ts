import { MOVEMENT_KINDS } from '#app/kinds/record-page/record-values.ts';
import { useTeamRecordsAddress } from '../shared/use-records-address.ts';

/** Filters of the team's movements in the address. */
export function useMovementsAddress() {
  const address = useTeamRecordsAddress(['kind']);
  return { ...address, kind: address.choice('kind', MOVEMENT_KINDS) };
}

export type MovementsAddress = ReturnType<typeof useMovementsAddress>;

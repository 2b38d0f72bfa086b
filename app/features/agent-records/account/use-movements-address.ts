import { MOVEMENT_KINDS } from '#app/kinds/record-page/record-values.ts';
import { useTeamRecordsAddress } from '../shared/use-records-address.ts';

/** The filters of the team's movements. */
export function useMovementsAddress() {
  const address = useTeamRecordsAddress(['kind']);
  return { ...address, kind: address.choice('kind', MOVEMENT_KINDS) };
}

export type MovementsAddress = ReturnType<typeof useMovementsAddress>;

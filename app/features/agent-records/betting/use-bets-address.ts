import { BET_RESULTS, GAME_TYPES, vendorOf } from '#app/kinds/record-page/record-values.ts';
import { useTeamRecordsAddress } from '../shared/use-records-address.ts';

/** Filters of the team's bets in the address. */
export function useBetsAddress() {
  const address = useTeamRecordsAddress(['gameType', 'vendor', 'result']);
  const { read, choice } = address;
  return {
    ...address,
    gameType: choice('gameType', GAME_TYPES),
    vendor: vendorOf(read('vendor')) ?? '',
    result: choice('result', BET_RESULTS),
  };
}

export type BetsAddress = ReturnType<typeof useBetsAddress>;

import { BET_RESULTS, GAME_TYPES, vendorField } from '#app/kinds/record-page/record-values.ts';
import type { useRecordAddress } from '#app/kinds/record-page/use-record-address.ts';
import { useHasRecords, useRecordPages } from '#app/kinds/record-page/use-record-pages.ts';
import { bettingRecord } from '#app/platform/generated/operations/betting-record.ts';
import { GAME } from '#app/shell/member/use-game-record.ts';
import { wholeUpTo } from '#app/shell/router/use-list-parameters.ts';

/** Maximum id in the contract. */
const LARGEST_ID = 2_147_483_647;

/** Queries for one page of settled bets and for all of them, for the export. */
export function useBettingRecord(address: ReturnType<typeof useRecordAddress>) {
  const { choice, read } = address;
  const [gameType, result] = [choice('gameType', GAME_TYPES), choice('result', BET_RESULTS)];
  const [vendor, nodeId] = [vendorField.read(read('vendor')), wholeUpTo(LARGEST_ID, read(GAME))];
  const filters = {
    ...(gameType && { gameType }),
    ...(vendor && { vendor }),
    ...(nodeId && { nodeId }),
    ...(result && { result }),
  };
  const record = useRecordPages(
    {
      ...{ listKey: ['betting-record'], call: bettingRecord, filters, enabled: useHasRecords() },
      keyOf: ({ betId }) => betId,
      isFileOfAnswer: true,
    },
    address,
  );
  return { record, gameType, result };
}

import { useHasRecords, useRecordPages } from '#app/kinds/record-page/use-record-pages.ts';
import { accountRecord } from '#app/platform/generated/operations/account-record.ts';
import type { MovementKind } from '#schemas/generated/platform.ts';

/** Queries for one page of movements and for all of them, for the export. */
export function useAccountRecord(kind: MovementKind | undefined, shown: Parameters<typeof useRecordPages>[1]) {
  return useRecordPages(
    {
      listKey: ['account-record'],
      call: accountRecord,
      filters: { ...(kind && { kind }) },
      keyOf: ({ id }) => id,
      enabled: useHasRecords(),
      isFileOfAnswer: true,
    },
    shown,
  );
}

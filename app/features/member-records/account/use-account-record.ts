import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { accountRecord } from '#app/platform/generated/operations/account-record.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { allPages } from '#app/shared/records/all-pages.ts';
import { LARGEST_SIZE, type Paging } from '#app/shared/records/page-size.ts';
import type { RangeQuery } from '#app/shared/records/range.ts';
import type { MovementKind } from '#schemas/generated/platform.ts';

export interface AccountQuery {
  range: RangeQuery;
  kind: MovementKind | undefined;
}

/** One page of the member's movements, and all of them for a file. */
export function useAccountRecord({ range, kind }: AccountQuery, { page: pageNum, size: pageSize }: Paging) {
  const platform = usePlatform();
  const { member, status } = useSession();
  const filters = { ...range, ...(kind && { kind }) };
  // A trial account has no records.
  const enabled = status === 'member' || status === 'agent';
  const page = useQuery({
    queryKey: ['account-record', member?.id, filters, pageNum, pageSize],
    queryFn: ({ signal }) => accountRecord(platform, { ...filters, pageNum, pageSize }, { signal }),
    enabled,
    placeholderData: keepPreviousData,
    // Movements since the last visit show on return.
    refetchOnMount: 'always',
  });
  const all = ({ from, to }: { from: string; to: string }, signal: AbortSignal) =>
    allPages(
      (number) =>
        accountRecord(
          platform,
          { ...(kind && { kind }), from, to, pageNum: number, pageSize: LARGEST_SIZE },
          { signal },
        ),
      ({ id }) => id,
    );
  return { enabled, page, all };
}

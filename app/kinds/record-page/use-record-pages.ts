import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import type { SessionCallOptions } from '#app/platform/platform-client.ts';
import { allPages } from './file/all-pages.ts';
import { LARGEST_SIZE, type Paging } from './foot/page-size.ts';

interface RecordPage {
  content: readonly unknown[];
  totalPages: number;
}

interface RecordPages<Answer extends RecordPage> {
  /** Names the list and what its rows depend on. */
  listKey: QueryKey;
  ask: (page: { pageNum: number; pageSize: number }, options: SessionCallOptions) => Promise<Answer>;
  keyOf: (row: Answer['content'][number]) => string | number;
}

/** One page of a list, and all of them for a file. */
export function useRecordPages<Answer extends RecordPage>(
  { listKey, ask, keyOf }: RecordPages<Answer>,
  { page: pageNum, size: pageSize }: Paging,
) {
  const page = useQuery({
    queryKey: [...listKey, pageNum, pageSize],
    queryFn: ({ signal }) => ask({ pageNum, pageSize }, { signal }),
    placeholderData: keepPreviousData,
    // Rows since the last visit show on return.
    refetchOnMount: 'always',
  });
  const all = (signal: AbortSignal): AsyncIterable<Answer['content'][number][]> =>
    allPages((number) => ask({ pageNum: number, pageSize: LARGEST_SIZE }, { signal }), keyOf);
  return { page, all };
}

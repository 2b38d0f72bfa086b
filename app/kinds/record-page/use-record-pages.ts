import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import type { PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import type { RangeQuery } from './days/range.ts';
import { allPages } from './file/all-pages.ts';
import { LARGEST_SIZE } from './foot/page-size.ts';

interface AnsweredPage {
  content: readonly unknown[];
  totalPages: number;
  from?: string;
  to?: string;
}

type PageOf<Filters> = RangeQuery & Filters & { pageNum: number; pageSize: number };

interface RecordPages<Filters extends object, Answer extends AnsweredPage> {
  /** Names the list. */
  listKey: QueryKey;
  /** The operation that answers a page. */
  call: (platform: PlatformClient, query: PageOf<Filters>, options: SessionCallOptions) => Promise<Answer>;
  /** What the rows depend on besides their days. */
  filters: Filters;
  keyOf: (row: Answer['content'][number]) => string | number;
  /** Whether the account has such records. */
  enabled?: boolean;
  /** The file asks for the days of the answer in place of those of the address, which may mean others after midnight. */
  isFileOfAnswer?: boolean;
  /** The most rows of a page that the contract allows. */
  largestSize?: number;
}

/** The days, the page and its size. */
interface Shown {
  query: RangeQuery;
  page: number;
  size: number;
}

/** One page of a list, and all of them for a file. */
export function useRecordPages<Filters extends object, Answer extends AnsweredPage>(
  options: RecordPages<Filters, Answer>,
  { query: range, page: pageNum, size: pageSize }: Shown,
) {
  const { listKey, call, filters, keyOf, enabled = true, isFileOfAnswer, largestSize = LARGEST_SIZE } = options;
  const platform = usePlatform();
  const { member } = useSession();
  const page = useQuery({
    queryKey: [...listKey, member?.id, 'page', range, filters, pageNum, pageSize],
    queryFn: ({ signal }) => call(platform, { ...range, ...filters, pageNum, pageSize }, { signal }),
    enabled,
    placeholderData: keepPreviousData,
    // Rows since the last visit show on return.
    refetchOnMount: 'always',
  });
  const all = ({ from, to }: Pick<Answer, 'from' | 'to'>, signal: AbortSignal) => {
    const days = isFileOfAnswer && from && to ? { from, to } : range;
    return allPages<Answer['content'][number]>(
      (number) => call(platform, { ...days, ...filters, pageNum: number, pageSize: largestSize }, { signal }),
      keyOf,
    );
  };
  return { enabled, page, all };
}

/** Whether the account has records of its own: a trial account has none. */
export function useHasRecords(): boolean {
  const { status } = useSession();
  return status === 'member' || status === 'agent';
}

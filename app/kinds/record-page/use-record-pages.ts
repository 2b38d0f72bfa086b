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
  /** Query key of the list. */
  listKey: QueryKey;
  /** The operation that loads a page. */
  call: (platform: PlatformClient, query: PageOf<Filters>, options: SessionCallOptions) => Promise<Answer>;
  /** Filters of the rows other than the days. */
  filters: Filters;
  keyOf: (row: Answer['content'][number]) => string | number;
  /** True if the account has such records. */
  enabled?: boolean;
  /** The file covers the days of the answer. The address may mean other days after midnight. */
  isFileOfAnswer?: boolean;
  /** Largest page that the contract allows. */
  largestSize?: number;
}

/** Days, page and page size. */
interface Shown {
  query: RangeQuery;
  page: number;
  size: number;
}

/** One page of a list, and a function that loads all pages for a file. */
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
    // Show rows added since the last visit.
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

/** True if the account has records of its own, which a trial account does not. */
export function useHasRecords(): boolean {
  const { status } = useSession();
  return status === 'member' || status === 'agent';
}

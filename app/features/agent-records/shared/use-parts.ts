import {
  keepPreviousData,
  type UseQueryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/** Rows in one page. */
export const PART = 100;

interface Part<Row> {
  content: readonly Row[];
}

/** Makes the query for a page of the list, counted from 0. */
export type PartQuery<Page> = (part: number) => UseQueryOptions<Page, Error, Page, readonly unknown[]>;

/** A list that loads its visible pages only. The first page has the totals. */
export function useParts<Row, Page extends Part<Row>>(queryOf: PartQuery<Page>, idOf: (row: Row) => number) {
  const [parts, setParts] = useState<readonly number[]>([0]);
  const first = useQuery({ ...queryOf(0), placeholderData: keepPreviousData });
  const { pages, isError } = useQueries({ queries: parts.map(queryOf), combine: combine<Page> });
  const [start = 0] = parts;
  // Hide the previous filter's rows and sums while the new ones load.
  const page = first.isPlaceholderData ? undefined : first.data;
  const rowAt = useCallback(
    (index: number): Row | undefined => {
      const part = Math.floor(index / PART);
      return (pages[part - start] ?? (part === 0 ? page : undefined))?.content[index % PART];
    },
    [page, pages, start],
  );
  const onRange = useCallback(
    (from: number, to: number) => setParts((previous) => sameOr(previous, partsOf(from, to))),
    [],
  );
  const placeOf = (id: number): number | undefined => {
    for (const [part, one] of [
      [0, page] as const,
      ...pages.map((loaded, offset) => [start + offset, loaded] as const),
    ]) {
      const index = one?.content.findIndex((row) => idOf(row) === id) ?? -1;
      if (index !== -1) return part * PART + index;
    }
    return undefined;
  };
  const error = first.data ? null : first.error;
  return {
    page,
    /** The latest answer, even of the previous filter. Used for the choices of the filters. */
    latest: first.data,
    rowAt,
    onRange,
    placeOf,
    error,
    isPartMissing: isError,
    refetch: first.refetch,
  };
}

export type Parts<Row> = Pick<ReturnType<typeof useParts<Row, Part<Row>>>, 'rowAt' | 'placeOf'>;

function combine<Page>(results: UseQueryResult<Page>[]) {
  return { pages: results.map(({ data }) => data), isError: results.some((one) => one.isError && !one.data) };
}

function partsOf(from: number, to: number): number[] {
  const [start, end] = [Math.floor(from / PART), Math.floor(to / PART)];
  return Array.from({ length: end - start + 1 }, (_, index) => start + index);
}

function sameOr(previous: readonly number[], next: readonly number[]): readonly number[] {
  return previous.join() === next.join() ? previous : next;
}

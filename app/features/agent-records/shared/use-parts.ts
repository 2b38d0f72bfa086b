import {
  keepPreviousData,
  type UseQueryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/** Rows that are loaded at once. */
export const PART = 100;

interface Part<Row> {
  content: readonly Row[];
}

/** Makes the query of a part of a list, counted from 0. */
export type PartQuery<Page> = (part: number) => UseQueryOptions<Page, Error, Page, readonly unknown[]>;

/** A list of which only the parts in sight are loaded; the first one says what all of it adds up to. */
export function useParts<Row, Page extends Part<Row>>(queryOf: PartQuery<Page>, idOf: (row: Row) => number) {
  const [parts, setParts] = useState<readonly number[]>([0]);
  const first = useQuery({ ...queryOf(0), placeholderData: keepPreviousData });
  const { pages, isError } = useQueries({ queries: parts.map(queryOf), combine: combine<Page> });
  const [start = 0] = parts;
  // Another filter's rows and sums must not pass for those of this one.
  const page = first.isPlaceholderData ? undefined : first.data;
  const rowAt = useCallback(
    (index: number): Row | undefined => {
      const part = Math.floor(index / PART);
      return (pages[part - start] ?? (part === 0 ? page : undefined))?.content[index % PART];
    },
    [page, pages, start],
  );
  const onRange = useCallback((from: number, to: number) => setParts((known) => sameOr(known, partsOf(from, to))), []);
  const placeOf = (id: number): number | undefined => {
    for (const [part, one] of [[0, page] as const, ...pages.map((found, at) => [start + at, found] as const)]) {
      const at = one?.content.findIndex((row) => idOf(row) === id) ?? -1;
      if (at !== -1) return part * PART + at;
    }
    return undefined;
  };
  const error = first.data ? null : first.error;
  return {
    page,
    /** The former answer while this one loads: what filters can be chosen from. */
    known: first.data,
    rowAt,
    onRange,
    placeOf,
    error,
    isPartMissing: isError,
    retry: () => void first.refetch(),
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

function sameOr(known: readonly number[], found: readonly number[]): readonly number[] {
  return known.join() === found.join() ? known : found;
}

import { keepPreviousData, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useSession } from '#app/session/session-context.tsx';
import type { TeamLevelPage } from '#schemas/generated/platform.ts';
import { useLevelQuery, WINDOW } from './team-queries.ts';
import type { TeamList } from './use-team-address.ts';

/**
 * The rows of a list. Only the visible pages are loaded.
 * @param kept pages that stay loaded at any scroll position
 */
export function useTeam(list: TeamList, kept: readonly number[]) {
  const { member } = useSession();
  const levelQuery = useLevelQuery();
  const [seen, setSeen] = useState<readonly number[]>([0]);
  const first = useQuery({ ...levelQuery(list, 0), placeholderData: keepPreviousData });
  const parts = [...new Set([...seen, ...kept])];
  const { pages, isError } = useQueries({ queries: parts.map((part) => levelQuery(list, part)), combine });
  const page = first.data;
  const partsKey = parts.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys change with each render, the rows mostly do not.
  const loaded = useMemo(
    () =>
      new Map([
        [0, page] as const,
        ...parts.map((part, index) => [part, pages[index] ?? (part === 0 ? page : undefined)] as const),
      ]),
    [page, pages, partsKey],
  );
  const rowAt = useCallback((index: number) => loaded.get(Math.floor(index / WINDOW))?.rows[index % WINDOW], [loaded]);
  const onRange = useCallback((from: number, to: number) => setSeen((last) => sameOr(last, partsOf(from, to))), []);
  const placeOf = useCallback((account: string) => placeIn(loaded, account), [loaded]);
  // Hide the previous level while the next one loads.
  const isOther = first.isPlaceholderData && page?.head.account !== (list.account || member?.account);
  return {
    page: isOther ? undefined : page,
    ...{ rowAt, onRange, placeOf },
    isPartMissing: isError,
    error: first.data ? null : first.error,
    retry: () => void first.refetch(),
  };
}

function combine(results: UseQueryResult<TeamLevelPage>[]) {
  return { pages: results.map(({ data }) => data), isError: results.some((one) => one.isError && !one.data) };
}

function partsOf(from: number, to: number): number[] {
  const [start, end] = [Math.floor(from / WINDOW), Math.floor(to / WINDOW)];
  return Array.from({ length: end - start + 1 }, (_, index) => start + index);
}

function sameOr(previous: readonly number[], next: readonly number[]): readonly number[] {
  return previous.join() === next.join() ? previous : next;
}

/** Index of an account among all rows, if its page is loaded. */
function placeIn(parts: ReadonlyMap<number, TeamLevelPage | undefined>, account: string): number | undefined {
  for (const [part, page] of parts) {
    const index = page?.rows.findIndex((row) => row.account === account) ?? -1;
    if (index !== -1) return part * WINDOW + index;
  }
  return undefined;
}

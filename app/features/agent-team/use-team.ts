import { keepPreviousData, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSession } from '#app/session/session-context.tsx';
import type { TeamLevelPage } from '#schemas/generated/platform.ts';
import { useLevelQuery, WINDOW } from './team-queries.ts';
import type { TeamList } from './use-team-address.ts';

/** The rows of a list, of which only the parts in sight are loaded. */
export function useTeam(list: TeamList) {
  const { member } = useSession();
  const levelQuery = useLevelQuery();
  const [parts, setParts] = useState<readonly number[]>([0]);
  const first = useQuery({ ...levelQuery(list, 0), placeholderData: keepPreviousData });
  const { pages, isError } = useQueries({ queries: parts.map((part) => levelQuery(list, part)), combine });
  const [start = 0] = parts;
  const page = first.data;
  const rowAt = useCallback(
    (index: number) => {
      const part = Math.floor(index / WINDOW);
      return (pages[part - start] ?? (part === 0 ? page : undefined))?.rows[index % WINDOW];
    },
    [page, pages, start],
  );
  const onRange = useCallback((from: number, to: number) => setParts((known) => sameOr(known, partsOf(from, to))), []);
  // While another level loads, the last one must not pass for it.
  const isOther = first.isPlaceholderData && page?.head.account !== (list.account || member?.account);
  return {
    page: isOther ? undefined : page,
    rowAt,
    onRange,
    isPartMissing: isError,
    error: first.data ? null : first.error,
    retry: () => void first.refetch(),
    placeOf: (account: string) =>
      placeOf(account, [[0, page] as const, ...pages.map((one, at) => [start + at, one] as const)]),
  };
}

export type Team = ReturnType<typeof useTeam>;

function combine(results: UseQueryResult<TeamLevelPage>[]) {
  return { pages: results.map(({ data }) => data), isError: results.some((one) => one.isError && !one.data) };
}

function partsOf(from: number, to: number): number[] {
  const [start, end] = [Math.floor(from / WINDOW), Math.floor(to / WINDOW)];
  return Array.from({ length: end - start + 1 }, (_, index) => start + index);
}

function sameOr(known: readonly number[], found: readonly number[]): readonly number[] {
  return known.join() === found.join() ? known : found;
}

/** Place of an account among all rows, if it is loaded. */
function placeOf(
  account: string,
  parts: readonly (readonly [number, TeamLevelPage | undefined])[],
): number | undefined {
  for (const [part, page] of parts) {
    const at = page?.rows.findIndex((row) => row.account === account) ?? -1;
    if (at !== -1) return part * WINDOW + at;
  }
  return undefined;
}

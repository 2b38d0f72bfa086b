import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TeamLevelPage } from '#schemas/generated/platform.ts';
import { useLevelQuery, WINDOW } from '../team-queries.ts';
import type { TeamList } from '../use-team-address.ts';
import type { Expanded } from './expanded.ts';
import type { LevelNote } from './team-line.ts';
import type { Branch } from './tree-order.ts';

interface LoadedPart {
  page: TeamLevelPage | undefined;
  isError: boolean;
}

/** Levels of the expanded rows, in the order and view of the page's own. */
export function useBranches(list: TeamList, expanded: readonly Expanded[]) {
  const levelQuery = useLevelQuery();
  const queries = expanded.flatMap(({ account, parts }) =>
    Array.from({ length: parts }, (_, part) => levelQuery({ ...list, account }, part)),
  );
  const { loadedParts, retry } = useQueries({ queries, combine });
  const branches = useMemo(() => {
    let next = 0;
    return new Map(
      expanded.map((one) => {
        const parts = loadedParts.slice(next, next + one.parts);
        next += one.parts;
        return [one.account, branchOf(one, parts, list.view === 'all')] as const;
      }),
    );
  }, [expanded, loadedParts, list.view]);
  return { branches, retry };
}

function combine(results: UseQueryResult<TeamLevelPage>[]) {
  return {
    loadedParts: results.map(({ data, isError, isFetching }): LoadedPart => {
      return { page: data, isError: isError && !data && !isFetching };
    }),
    retry: () => {
      for (const one of results) if (one.isError) void one.refetch();
    },
  };
}

function branchOf({ account, directs, level }: Expanded, parts: readonly LoadedPart[], isWhole: boolean): Branch {
  const [first] = parts;
  const note = (kind: LevelNote['note'], left = 0): LevelNote => {
    return { note: kind, parent: account, level: level + 1, left };
  };
  const loaded = parts.filter(({ isError }) => !isError);
  // Until the level has loaded, use the row's number of downlines. A filtered view has no such number.
  const count = first?.page?.count ?? (isWhole ? directs : 1);
  const size = Math.min(count, loaded.length * WINDOW);
  const rows = Array.from({ length: size }, (_, index) => {
    return loaded[Math.floor(index / WINDOW)]?.page?.rows[index % WINDOW];
  });
  if (loaded.length < parts.length) return { rows, note: note('failed') };
  if (count === 0) return { rows, note: note('empty') };
  return { rows, note: first?.page && count > size ? note('more', count - size) : undefined };
}

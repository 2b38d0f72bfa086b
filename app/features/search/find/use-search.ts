import { useDeferredValue, useMemo } from 'react';
import type { SearchGroup } from '#app/shell/slots/slots.ts';
import { createExtras, type ResultGroup, resultsOf } from './results.ts';
import { useGameIndex } from './use-game-index.ts';
import { useGameKinds } from './use-game-kinds.ts';
import { usePageGroup } from './use-page-group.ts';
import { useVendorGroup } from './use-vendor-group.ts';

export interface Search {
  groups: readonly ResultGroup[];
  /** How many were found in all groups. */
  count: number;
  /** More may be found: the names of some games have not arrived. */
  isLoading: boolean;
  /** The names of games cannot be loaded. */
  isError: boolean;
  retry: () => void;
}

/**
 * What a text finds.
 * @param sources what the site's features add
 * @param rows of games to show
 */
export function useSearch(text: string, sources: readonly SearchGroup[], rows: number): Search {
  const { data: arrived, isError, refetch } = useGameIndex();
  // A part that arrives is searched once there is time, not in one go with its arrival.
  const data = useDeferredValue(arrived);
  const vendors = useVendorGroup();
  const pages = usePageGroup();
  const kinds = useGameKinds(rows);
  const others = useMemo(() => [vendors, ...sources, pages], [vendors, sources, pages]);
  const extras = useMemo(() => createExtras(others), [others]);
  const groups = useMemo(
    () => resultsOf(text, { games: data?.games, kinds, extras, groups: others }),
    // The index grows in place; each part that arrives is a new `data`.
    [text, data, kinds, extras, others],
  );
  return {
    groups,
    count: groups.reduce((sum, { count }) => sum + count, 0),
    isLoading: !data?.isWhole && !isError,
    isError,
    retry: () => void refetch(),
  };
}

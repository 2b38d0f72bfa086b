import { useCallback, useMemo, useState } from 'react';
import type { SearchGroup } from '#app/shell/slots/slots.ts';

/** Collects what the site's features add to the search, in their order. */
export function useSources() {
  const [found, setFound] = useState<Readonly<Record<number, SearchGroup>>>({});
  const onFound = useCallback(
    (order: number, group: SearchGroup) => setFound((known) => ({ ...known, [order]: group })),
    [],
  );
  // Keys that are numbers are in ascending order.
  const sources = useMemo(() => Object.values(found), [found]);
  return { sources, onFound };
}

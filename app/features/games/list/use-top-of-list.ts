import { useLayoutEffect, useRef } from 'react';
import { useLocation } from '../../../shell/router/router.ts';

/**
 * Whoever chooses another list on the same page, as that of another vendor, sees it from its top, as after every navigation.
 * On the way back through the history the browser finds the place again by itself.
 * @param list what tells one list from another
 */
export function useTopOfList(list: string): void {
  const { key } = useLocation();
  const shown = useRef(list);
  const seen = useRef(new Set<string>());
  useLayoutEffect(() => {
    const isReturn = seen.current.has(key);
    seen.current.add(key);
    if (shown.current === list) return;
    shown.current = list;
    if (!isReturn) scrollTo(0, 0);
  }, [list, key]);
}

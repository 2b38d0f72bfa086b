import { useEffect, useRef } from 'react';

/**
 * What a navigation within the centre does besides: the page begins at its top, and where the menu gives way to the page
 * the focus goes to its heading, and back to its entry afterwards.
 */
export function useFollowPage(id: string | undefined, isWide: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const menu = useRef<HTMLElement>(null);
  const last = useRef(id);
  useEffect(() => {
    const left = last.current;
    if (left === id) return;
    last.current = id;
    globalThis.scrollTo(0, 0);
    if (isWide) return;
    if (id) heading.current?.focus();
    else menu.current?.querySelector<HTMLElement>(`[data-page="${left}"]`)?.focus();
  }, [id, isWide]);
  return { heading, menu };
}

import { useEffect, useRef } from 'react';

/**
 * After a navigation within the centre: scrolls the page to its top and, where the page replaces the menu, moves the focus
 * to its heading, and back to its entry on return.
 */
export function useFollowPage(id: string | undefined, isWide: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const menu = useRef<HTMLElement>(null);
  const last = useRef({ id, isWide });
  useEffect(() => {
    const { id: left, isWide: wasWide } = last.current;
    last.current = { id, isWide };
    // A window that is resized, or turned, shows another part of the centre without a navigation.
    if (left === id || wasWide !== isWide) return;
    globalThis.scrollTo(0, 0);
    if (isWide) return;
    if (id) heading.current?.focus();
    else menu.current?.querySelector<HTMLElement>(`[data-page="${left}"]`)?.focus();
  }, [id, isWide]);
  return { heading, menu };
}

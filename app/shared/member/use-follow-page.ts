import { useEffect, useRef } from 'react';

interface Place {
  /** Of the page; undefined at the menu alone. */
  id: string | undefined;
  /** The page's full list is shown in place of its usual content. */
  isList: boolean;
}

/**
 * After a navigation within the member centre, or between a page and its full list: scrolls the page to its top and, where
 * the page replaces the menu, moves the focus to its heading, and back to its entry on return. The heading also gets the
 * focus of a link that was replaced with the content around it.
 */
export function useFollowPage({ id, isList }: Place, isWide: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const menu = useRef<HTMLElement>(null);
  const last = useRef({ id, isList, isWide });
  useEffect(() => {
    const { id: left, isWide: wasWide, isList: wasList } = last.current;
    last.current = { id, isList, isWide };
    const isSame = left === id && wasList === isList;
    // A window that is resized, or turned, shows another part without a navigation.
    if (isSame || wasWide !== isWide) return;
    globalThis.scrollTo(0, 0);
    const isLost = left === id && document.activeElement === document.body;
    if (isWide && !isLost) return;
    if (id) heading.current?.focus();
    else menu.current?.querySelector<HTMLElement>(`[data-page="${left}"]`)?.focus();
  }, [id, isList, isWide]);
  return { heading, menu };
}

import { useEffect, useRef } from 'react';

interface Place {
  /** Of the page; undefined at the menu alone. */
  id: string | undefined;
  /** What is shown in place of the page's usual content; undefined for that content. */
  view: string | undefined;
}

/**
 * After a navigation within the member centre, or between a page and its views: scrolls the page to its top and, where
 * the page replaces the menu, moves the focus to its heading, and back to its entry on return. The heading also gets the
 * focus of a link that was replaced with the content around it.
 */
export function useFollowPage({ id, view }: Place, isWide: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const menu = useRef<HTMLElement>(null);
  const last = useRef({ id, view, isWide });
  useEffect(() => {
    const { id: left, isWide: wasWide, view: viewLeft } = last.current;
    last.current = { id, view, isWide };
    const isSame = left === id && viewLeft === view;
    // A window that is resized, or turned, shows another part without a navigation.
    if (isSame || wasWide !== isWide) return;
    globalThis.scrollTo(0, 0);
    const isLost = left === id && document.activeElement === document.body;
    if (isWide && !isLost) return;
    if (id) heading.current?.focus();
    else menu.current?.querySelector<HTMLElement>(`[data-page="${left}"]`)?.focus();
  }, [id, view, isWide]);
  return { heading, menu };
}

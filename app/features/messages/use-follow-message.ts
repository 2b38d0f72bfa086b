import { type RefObject, useEffect, useRef } from 'react';

/** Where a message replaces the list, moves the focus to it, and back to its row on return. */
export function useFollowMessage(open: number | null, list: RefObject<HTMLElement | null>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(open);
  useEffect(() => {
    const last = before.current;
    before.current = open;
    if (open === last) return;
    if (open === null) list.current?.querySelector<HTMLElement>(`[data-message="${last}"]`)?.focus();
    else if (list.current?.checkVisibility?.() === false) heading.current?.focus();
  }, [open, list]);
  return heading;
}

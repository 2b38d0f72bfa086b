import { type RefObject, useEffect } from 'react';

/**
 * When what has the focus goes from a part of the page, as a button does that has done its work, the focus moves to a place
 * in that part rather than to nowhere. Whatever takes it by itself meanwhile keeps it.
 * @param part what is watched
 * @param place takes the focus; it has a `tabIndex`
 */
export function useFocusStays(part: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    let last: EventTarget | null = null;
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const look = () => {
      if (!(last instanceof Node) || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      place.current?.focus({ preventScroll: true });
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    // Who goes on elsewhere is not called back when the place that they left goes, too.
    const forget = () => queueMicrotask(() => (last = last instanceof Node && last.isConnected ? null : last));
    const changes = new MutationObserver(lookSoon);
    changes.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', remember);
    element.addEventListener('focusout', forget);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      element.removeEventListener('focusin', remember);
      element.removeEventListener('focusout', forget);
    };
  }, [part, place]);
}

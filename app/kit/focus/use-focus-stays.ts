import { type RefObject, useEffect } from 'react';

/**
 * When what has the focus goes from a part of the page, as a button does that has done its work, the focus moves to a place
 * in that part rather than to nowhere. Nobody needs that before they have done something, so it comes after the part.
 * @param part what is watched
 * @param place takes the focus; it has a `tabIndex`
 */
export function useFocusStays(part: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const gone = new AbortController();
    const begin = ({ keepFocus }: typeof import('./keep-focus.ts')) => {
      if (!gone.signal.aborted)
        gone.signal.addEventListener(
          'abort',
          keepFocus(element, () => place.current),
        );
    };
    import('./keep-focus.ts').then(begin, () => undefined);
    return () => gone.abort();
  }, [part, place]);
}

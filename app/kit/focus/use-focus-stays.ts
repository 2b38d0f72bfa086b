import { type RefObject, useEffect } from 'react';

/**
 * When the focused element disappears from a part of the page, such as a button after its work, moves the focus to a place
 * in that part instead of losing it. The code loads on the first focus or press inside the part.
 * @param part the watched part
 * @param place receives the focus; needs a `tabIndex`
 */
export function useFocusStays(part: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    let stop: (() => void) | undefined;
    const begin = async ({ target }: Event) => {
      stopListening();
      const { keepFocus } = await import('./keep-focus.ts');
      if (element?.isConnected) stop = keepFocus(element, () => place.current, target);
    };
    const see = (sign: Event) => void begin(sign).catch(() => undefined);
    const stopListening = () => SIGNS.forEach((sign) => void element?.removeEventListener(sign, see));
    for (const sign of SIGNS) element?.addEventListener(sign, see);
    return () => {
      stopListening();
      stop?.();
    };
  }, [part, place]);
}

const SIGNS = ['focusin', 'pointerdown'];

import { type RefObject, useEffect } from 'react';

/**
 * When what has the focus goes from a part of the page, as a button does that has done its work, the focus moves to a place
 * in that part rather than to nowhere. What sees to it is loaded when the focus or a hand first comes to the part.
 * @param part what is watched
 * @param place takes the focus; it has a `tabIndex`
 */
export function useFocusStays(part: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current;
    let stop: (() => void) | undefined;
    const begin = async ({ target }: Event) => {
      forgetSigns();
      const { keepFocus } = await import('./keep-focus.ts');
      if (element?.isConnected) stop = keepFocus(element, () => place.current, target);
    };
    const see = (sign: Event) => void begin(sign).catch(() => undefined);
    const forgetSigns = () => SIGNS.forEach((sign) => void element?.removeEventListener(sign, see));
    for (const sign of SIGNS) element?.addEventListener(sign, see);
    return () => {
      forgetSigns();
      stop?.();
    };
  }, [part, place]);
}

const SIGNS = ['focusin', 'pointerdown'];

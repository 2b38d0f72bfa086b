import { useLayoutEffect } from 'react';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import { useLocation } from '#app/shell/router/router.ts';

interface Place {
  /** Of the entry of the history, and of the list: the way back leads to the one, a link to the other. */
  key: string;
  address: string;
  /** CSS pixels from the top of the page. */
  y: number;
}

/** The place of one visit: it is not written down for the page that comes after a release. */
const lastPlace = defineDraft('place-in-list', (): Place => ({ key: '', address: '', y: 0 }), {
  key: 'passing',
  address: 'passing',
  y: 'passing',
});

/** Frames that a page has to become as long as it was. */
const MAX_FRAMES = 30;

/** Frames that it has to stay there: by then every rule has been followed. */
const STANDING = 3;

/**
 * Whoever comes back to a list finds it where it was left, by the way back or by a game's own link to it; every other
 * way leads to its top, as to the top of any page.
 * @param ready the list has something to show
 */
export function usePlaceKept(ready: boolean): void {
  const [place] = useDraft(lastPlace);
  const { key, pathname, search, state } = useLocation();
  const address = `${pathname}${search}`;

  // Both end at once where the page is hidden behind one that is still being loaded, and begin again when it is back.
  useLayoutEffect(() => {
    if (!ready) return;
    const isBack = place.key === key || (place.address === address && isReturn(state));
    return isBack ? comeTo(place.y) : undefined;
  }, [place, ready, key, address, state]);

  useLayoutEffect(() => {
    if (!ready) return;
    const keep = () => Object.assign(place, { key, address, y: scrollY });
    addEventListener('scrollend', keep);
    // A way out may be taken before the page has told that it stands still.
    addEventListener('click', keep, { capture: true });
    return () => {
      removeEventListener('scrollend', keep);
      removeEventListener('click', keep, { capture: true });
    };
  }, [place, ready, key, address]);
}

/** The site's own rule brings a new page to its top, before or after this begins. Answers how to give it up. */
function comeTo(y: number): () => void {
  let left = MAX_FRAMES;
  let stood = 0;
  const move = () => {
    stood = scrollY < Math.floor(y) ? 0 : stood + 1;
    if (stood === 0) scrollTo(0, y);
    left -= 1;
    if (stood < STANDING && left > 0) frame = requestAnimationFrame(move);
  };
  let frame = requestAnimationFrame(move);
  return () => cancelAnimationFrame(frame);
}

function isReturn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'returned' in state && state.returned === true;
}

import { useEffect, useRef } from 'react';
import { useLocation } from '#app/shell/router/router.ts';
import { anchorOf } from '#app/shell/site/anchor.ts';

/** By which a person goes on by themselves. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Goes to the section that the address names, and gives its heading the focus, so that reading goes on there. The shell
 * does the first part for a page that is there already; this one may arrive after its address.
 * @param content what the page shows: when more of it comes, the section may have come with it, or moved
 */
export function useAnchor(content: unknown): void {
  const { hash, key } = useLocation();
  const reached = useRef<string>(undefined);
  const moved = useRef(false);

  useEffect(() => {
    const gone = new AbortController();
    const move = () => {
      moved.current = true;
    };
    for (const type of MOVES) addEventListener(type, move, { passive: true, signal: gone.signal });
    return () => gone.abort();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link chosen again has a new key, and leads there again.
  useEffect(() => {
    const heading = anchorOf(hash);
    const again = reached.current === key;
    if (!heading || (again && moved.current)) return;
    heading.scrollIntoView();
    if (!again) heading.focus({ preventScroll: true });
    reached.current = key;
    moved.current = false;
  }, [hash, key, content]);
}

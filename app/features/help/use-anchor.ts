import { useEffect, useRef } from 'react';
import { useLocation } from '#app/shell/router/router.ts';
import { anchorOf } from '#app/shell/site/anchor.ts';

/** Events after which the reader has moved on. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the section in the address and focuses its heading. The shell scrolls too, but only to sections that exist when
 * the address changes; the content may load later.
 * @param content of the page; a new value means that sections may have been added or moved
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing the same link again changes the key and must scroll again.
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

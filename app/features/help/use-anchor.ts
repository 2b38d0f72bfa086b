import { useEffect, useRef } from 'react';
import { useLocation } from '../../shell/router/router.ts';
import { anchorOf } from '../../shell/site/anchor.ts';

/**
 * Goes to the section that the address names, and gives its heading the focus, so that reading goes on there. The shell
 * does the first part for a page that is there already; this one may arrive after its address.
 * @param content what the page shows: when more of it comes, the section may have come with it, or moved
 */
export function useAnchor(content: unknown): void {
  const { hash, key } = useLocation();
  /** The way there that was gone, and how far down that was; a person who has moved on since is left alone. */
  const gone = useRef({ key: '', top: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link chosen again has a new key, and leads there again.
  useEffect(() => {
    const heading = anchorOf(hash);
    const again = gone.current.key === key;
    if (!heading || (again && Math.abs(gone.current.top - scrollY) > 1)) return;
    heading.scrollIntoView();
    if (!again) heading.focus({ preventScroll: true });
    gone.current = { key, top: scrollY };
  }, [hash, key, content]);
}

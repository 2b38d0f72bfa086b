import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '../router/router.ts';
import { anchorOf } from './anchor.ts';

/**
 * After a navigation the page stands at its top, or at the anchor that the address names. The way back to the same page leaves
 * it where it is, and so does a navigation whose state is `STAYS`.
 */
export function ScrollToTarget() {
  const { pathname, hash, key, state } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation is told by its key alone, be it to where one is.
  useEffect(() => {
    const target = anchorOf(hash);
    if (target) target.scrollIntoView();
    else if (pathname !== last.current || (type !== 'POP' && !state?.stays)) globalThis.scrollTo(0, 0);
    last.current = pathname;
  }, [key]);
  return null;
}

import { useEffect, useRef } from 'react';
import { useLocation } from '../router/router.ts';

/** After a navigation the page stands at its top, or at the anchor that the address names. */
export function ScrollToTarget() {
  const { pathname, hash } = useLocation();
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page, and starts at its top.
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else if (!first.current) globalThis.scrollTo(0, 0);
    first.current = false;
  }, [pathname, hash]);
  return null;
}

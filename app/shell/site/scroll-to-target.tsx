import { useEffect, useRef } from 'react';
import { useLocation } from '../router/router.ts';
import { anchorOf } from './anchor.ts';

/** After a navigation the page stands at its top, or at the anchor that the address names. */
export function ScrollToTarget() {
  // The same anchor chosen again is a navigation too, which the key alone tells.
  const { pathname, hash, key } = useLocation();
  const occasion = hash && key;
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page, and starts at its top.
  useEffect(() => {
    const target = anchorOf(hash);
    if (target) target.scrollIntoView();
    else if (!first.current) globalThis.scrollTo(0, 0);
    first.current = false;
  }, [pathname, hash, occasion]);
  return null;
}

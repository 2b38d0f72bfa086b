import { useEffect, useRef } from 'react';
import { keepsScroll } from '../router/keep-scroll.ts';
import { useLocation, useNavigationType } from '../router/router.ts';
import { isSamePath } from '../router/same-path.ts';
import { anchorOf } from './anchor.ts';

/**
 * Scrolls to the top, or to the address's anchor, after a navigation; not after going back on the same page, nor for
 * navigations with `KEEP_SCROLL`.
 */
export function ScrollToTarget() {
  const { pathname, hash, key, state } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies a navigation, even one to the current page.
  useEffect(() => {
    const target = anchorOf(hash);
    if (target) target.scrollIntoView();
    else if (!isSamePath(pathname, last.current) || (type !== 'POP' && !keepsScroll(state))) globalThis.scrollTo(0, 0);
    last.current = pathname;
  }, [key]);
  return null;
}

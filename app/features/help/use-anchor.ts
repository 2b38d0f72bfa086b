import { useEffect } from 'react';
import { useLocation } from '../../shell/router/router.ts';
import { anchorOf } from '../../shell/site/anchor.ts';

/**
 * Goes to the section that the address names, and gives its heading the focus, so that reading goes on there. The shell
 * does the first part for a page that is there already; this one may arrive after its address.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link chosen again has a new key, and leads there again.
  useEffect(() => {
    const heading = anchorOf(hash);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash, key]);
}

import { type RefCallback, startTransition, useEffect, useState } from 'react';
import { useNear } from '#app/kit/near/use-near.ts';
import { useSiteStarted } from '#app/shell/loading/site-started.ts';

interface Whole {
  isWhole: boolean;
  /** For what stands in place of the rest until then. */
  rest: RefCallback<HTMLElement>;
}

/**
 * Whether all of a long page is rendered. A first page renders what its window shows, and the rest when that comes near: most
 * visitors press something before. A page that the browser has scrolled, as after a reload, needs its full height at once.
 */
export function useWhole(): Whole {
  const started = useSiteStarted();
  const [isWhole, setIsWhole] = useState(started);
  const { ref, near } = useNear();
  useEffect(() => {
    if (globalThis.scrollY > 0) startTransition(() => setIsWhole(true));
  }, []);
  return { isWhole: isWhole || near, rest: ref };
}

import { startTransition, useEffect, useState } from 'react';
import { useSiteStarted } from '#app/shell/loading/site-started.ts';

/** Whether all of a long page is rendered: a first page answers its first press sooner without what is below the window. */
export function useWhole(): boolean {
  const started = useSiteStarted();
  const [isWhole, setIsWhole] = useState(started);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return isWhole;
}

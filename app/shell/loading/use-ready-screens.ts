import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { Screen } from '../slots/screen.ts';
import { useScreenLoader } from './screen-view.tsx';

/**
 * The components of optional screens; undefined for each until all are loaded, and for one that cannot be. Unlike a screen
 * that suspends, they cost no boundary and no further attempt to render each time one arrives.
 * @param screens one shared list, since a new one is looked at again
 */
export function useReadyScreens<Props extends object>(
  screens: readonly Screen<Props>[],
): readonly (ComponentType<Props> | undefined)[] {
  const loader = useScreenLoader();
  const [, setLoads] = useState(0);
  const components = screens.map((screen) => loader.ready(screen));
  const areReady = !components.includes(undefined);
  useEffect(() => {
    if (areReady) return;
    let isWanted = true;
    void Promise.allSettled(screens.map((screen) => loader.load(screen))).then(() => {
      if (isWanted) startTransition(() => setLoads((count) => count + 1));
    });
    return () => {
      isWanted = false;
    };
  }, [screens, loader, areReady]);
  return components;
}

import { useCallback, useSyncExternalStore } from 'react';
import { usePlatformClock } from './clock-context.ts';

const SECOND = 1000;

/**
 * Returns a value that follows from the platform's present time, and renders again when it changes. A prerender cannot contain it.
 * @param read called with epoch milliseconds; makes a value that `Object.is` can compare
 * @param every milliseconds between two looks at the clock
 */
export function useAtNow<Value extends string | number | boolean | undefined>(
  read: (now: number) => Value,
  every = SECOND,
): Value {
  const clock = usePlatformClock();
  const subscribe = useCallback(
    (look: () => void) => {
      const timer = setInterval(look, every);
      const stop = clock.subscribe(look);
      return () => {
        clearInterval(timer);
        stop();
      };
    },
    [clock, every],
  );
  return useSyncExternalStore(subscribe, () => read(clock.now()));
}

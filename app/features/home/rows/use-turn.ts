import { useEffect, useState } from 'react';
import type { TakeTurn } from './turns.ts';

/**
 * Whether it is this row's turn to load. It takes a turn when it wants to load, and keeps it.
 * @param what is loaded: something else, such as games in another language, needs a new turn
 */
export function useTurn(take: TakeTurn, wanted: boolean, what: string): boolean {
  const [come, setCome] = useState<string>();
  const isCome = come === what;
  useEffect(() => {
    if (!wanted || isCome) return;
    let hasGone = () => {};
    const giveUp = take(() => {
      setCome(what);
      return new Promise((resolve) => {
        hasGone = resolve;
      });
    });
    // Called when the loading render commits, which may be late on a busy page, and for a row that unmounts before that.
    return () => {
      giveUp();
      hasGone();
    };
  }, [take, wanted, isCome, what]);
  return isCome;
}

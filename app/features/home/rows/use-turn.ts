import { useEffect, useState } from 'react';
import type { TakeTurn } from './turns.ts';

/**
 * True from this row's turn to load. The row takes a turn when it wants to load, and keeps it.
 * @param what is loaded; another value, such as games in another language, needs a new turn
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
    // Called after the commit of the loading render, which may be late on a busy page, and on an earlier unmount.
    return () => {
      giveUp();
      hasGone();
    };
  }, [take, wanted, isCome, what]);
  return isCome;
}

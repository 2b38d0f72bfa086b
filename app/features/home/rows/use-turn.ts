import { useEffect, useState } from 'react';
import type { TakeTurn } from './turns.ts';

/**
 * Whether it is this row's turn to ask. It takes one once it wants to ask, and the turn that has come stays.
 * @param what it asks for: another thing, as the games in another language, is another turn
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
    // Called with the very rendering that asks, which a busy page may be late with, and for a row that goes before it.
    return () => {
      giveUp();
      hasGone();
    };
  }, [take, wanted, isCome, what]);
  return isCome;
}

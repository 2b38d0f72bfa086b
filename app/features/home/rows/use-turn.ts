import { useEffect, useState } from 'react';
import type { TakeTurn } from './turns.ts';

/**
 * True from this row's turn to load. The row takes a turn when it wants to load, and keeps it.
 * @param subject what is loaded; another value, such as games in another language, needs a new turn
 */
export function useTurn(take: TakeTurn, isRequested: boolean, subject: string): boolean {
  const [come, setCome] = useState<string>();
  const isCome = come === subject;
  useEffect(() => {
    if (!isRequested || isCome) return;
    let hasGone = () => {};
    const giveUp = take(() => {
      setCome(subject);
      return new Promise((resolve) => {
        hasGone = resolve;
      });
    });
    // Called after the commit of the loading render, which may be late on a busy page, and on an earlier unmount.
    return () => {
      giveUp();
      hasGone();
    };
  }, [take, isRequested, isCome, subject]);
  return isCome;
}

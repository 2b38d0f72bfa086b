import { useEffect, useState } from 'react';
import type { TakeTurn } from './turns.ts';

/**
 * Whether it is this row's turn to ask. It takes one once it wants to ask, and the turn that has come stays.
 * @param what it asks for: another thing, as the games in another language, is another turn
 */
export function useTurn(take: TakeTurn, wanted: boolean, what: string): boolean {
  const [come, setCome] = useState<string>();
  const isCome = come === what;
  useEffect(() => (wanted && !isCome ? take(() => setCome(what)) : undefined), [take, wanted, isCome, what]);
  return isCome;
}

import { useEffect, useState } from 'react';
import type { TakeTurn } from './turns.ts';

/** Whether it is this row's turn to ask. It takes one once it wants to ask, and the turn that has come stays. */
export function useTurn(take: TakeTurn, wanted: boolean): boolean {
  const [come, setCome] = useState(false);
  useEffect(() => (wanted && !come ? take(() => setCome(true)) : undefined), [take, wanted, come]);
  return come;
}

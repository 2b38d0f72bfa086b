import { useEffect, useState } from 'react';

/** Milliseconds between the requests of two rows, as the specification says. */
const SPACING = 300;

/** Whether it is this row's turn to ask: the first at once, each further one a little later. */
export function useTurn(index: number): boolean {
  const [come, setCome] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCome(true), index * SPACING);
    return () => clearTimeout(timer);
  }, [index]);
  return come;
}

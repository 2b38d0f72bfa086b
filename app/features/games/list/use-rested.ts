import { useEffect, useState } from 'react';
import type { Slice } from './tiles-in-view.ts';

/** A slice once it has not changed for a while; the first one immediately. */
export function useRested({ start, end }: Slice, milliseconds: number): Slice {
  const [rested, setRested] = useState<Slice>({ start, end });
  useEffect(() => {
    const timer = setTimeout(() => setRested({ start, end }), milliseconds);
    return () => clearTimeout(timer);
  }, [start, end, milliseconds]);
  return rested;
}

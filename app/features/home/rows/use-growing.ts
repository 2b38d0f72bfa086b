import { startTransition, useEffect, useState } from 'react';

/** Items in the widest row, and items added per frame. */
const FIRST = 8;
const MORE = 6;

/** A list that starts with its visible part and grows frame by frame, so that no single frame renders all of it. */
export function useGrowing<Item>(items: readonly Item[] | undefined): readonly Item[] | undefined {
  const [count, setCount] = useState(FIRST);
  const isBehind = items !== undefined && count < items.length;
  useEffect(() => {
    if (!isBehind) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + MORE)));
    return () => cancelAnimationFrame(frame);
  }, [isBehind, count]);
  return items?.slice(0, count);
}

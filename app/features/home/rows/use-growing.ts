import { startTransition, useEffect, useState } from 'react';

/** As many as the widest row shows, and how many follow with a frame. */
const FIRST = 8;
const MORE = 6;

/** A list that begins with what can be seen of it and grows from frame to frame, so that no frame waits for all of it. */
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

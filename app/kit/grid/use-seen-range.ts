import { useEffect, useEffectEvent, useRef } from 'react';

interface Range {
  startIndex: number;
  endIndex: number;
}

/** Tells which rows are in sight, at most once a frame. */
export function useSeenRange(range: Range | null, onRange: ((from: number, to: number) => void) | undefined): void {
  const frame = useRef(0);
  const latest = useRef(range);
  const tell = useEffectEvent(() => {
    frame.current = 0;
    if (latest.current) onRange?.(latest.current.startIndex, latest.current.endIndex);
  });
  const { startIndex, endIndex } = range ?? {};
  useEffect(() => {
    if (startIndex === undefined || endIndex === undefined) return;
    latest.current = { startIndex, endIndex };
    frame.current ||= requestAnimationFrame(() => tell());
  }, [startIndex, endIndex]);
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    },
    [],
  );
}

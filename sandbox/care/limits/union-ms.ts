import type { PeriodSpan } from './period.ts';

/** How long at least one of some stretches of time lasted within a span. */
export function unionMs(stretches: readonly PeriodSpan[], span: PeriodSpan): number {
  let total = 0;
  let counted = span.start;
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(start, counted);
    const to = Math.min(end, span.end);
    if (to <= from) continue;
    total += to - from;
    counted = to;
  }
  return total;
}

interface Limits {
  min?: number;
  max?: number;
  step?: number;
}

/**
 * The number a few steps away, counted from the minimum, and never beyond the limits.
 * @param value null, NaN and an infinite number start at the minimum, or at zero
 */
export function stepNumber(value: number | null, count: number, { min, max, step = 1 }: Limits): number {
  const floor = min ?? Number.NEGATIVE_INFINITY;
  const ceiling = max ?? Number.POSITIVE_INFINITY;
  const within = (number: number) => Math.min(Math.max(number, floor), ceiling);
  if (value === null || !Number.isFinite(value)) return within(min ?? 0);
  const rungs = (value - (min ?? 0)) / step;
  const from = count > 0 ? Math.floor(rungs) : Math.ceil(rungs);
  return within((min ?? 0) + (from + count) * step);
}

/** Lines of an axis, and the ends that they span. */
export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

const STEPS = [1, 2, 5, 10];
/** Lines between the ends, about. */
const LINES = 4;

/** Round numbers from below the lowest value to above the highest one; zero is always among them. All are integers. */
export function scaleOf(values: readonly number[]): Scale {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = most - least;
  if (span === 0) return { low: 0, high: 1, ticks: [0] };
  const power = 10 ** Math.max(0, Math.floor(Math.log10(span / LINES)));
  const step = power * (STEPS.find((times) => times * power >= span / LINES) ?? 10);
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, index) => low + index * step) };
}

/** Where a value lies between the ends, from 0 to 1. */
export function shareOf(value: number, { low, high }: Pick<Scale, 'low' | 'high'>): number {
  return (value - low) / (high - low);
}

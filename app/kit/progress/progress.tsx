import { bar } from './progress.css.ts';

interface ProgressProps {
  /** From 0 to `max`. */
  value: number;
  max?: number;
  /** What it is that goes on, unless an element says it. */
  label?: string;
  /** Id of the element that says it. */
  labelledBy?: string;
}

/** How far something is. The numbers stand beside it in words. */
export function Progress({ value, max = 1, label, labelledBy }: ProgressProps) {
  return <progress className={bar} value={value} max={max} aria-label={label} aria-labelledby={labelledBy} />;
}

import { bar } from './progress.css.ts';

interface ProgressProps {
  /** Progress from 0 to `max`. */
  value: number;
  max?: number;
  /** Names the progress, unless an element does. */
  label?: string;
  /** Id of the element that names it. */
  labelledBy?: string;
}

/** A progress bar. The numbers are beside it as text. */
export function Progress({ value, max = 1, label, labelledBy }: ProgressProps) {
  return <progress className={bar} value={value} max={max} aria-label={label} aria-labelledby={labelledBy} />;
}

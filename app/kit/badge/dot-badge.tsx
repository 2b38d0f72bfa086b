import { visuallyHidden } from '../theme/hidden.css.ts';
import { dot } from './badge.css.ts';

/** Marks something new. `label` says what, for screen readers. */
export function DotBadge({ label }: { label: string }) {
  return (
    <span>
      <span className={dot} aria-hidden="true" />
      <span className={visuallyHidden}>{label}</span>
    </span>
  );
}

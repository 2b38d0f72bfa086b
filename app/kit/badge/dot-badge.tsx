import { visuallyHidden } from '../theme/hidden.css.ts';
import { dot } from './badge.css.ts';

/** Something is new. `label` says what, for whoever does not see the dot. */
export function DotBadge({ label }: { label: string }) {
  return (
    <span>
      <span className={dot} aria-hidden="true" />
      <span className={visuallyHidden}>{label}</span>
    </span>
  );
}

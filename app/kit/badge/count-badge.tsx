import { useCurrentLanguage } from '../../language/language-context.tsx';
import { visuallyHidden } from '../theme/hidden.css.ts';
import { count as countStyle } from './badge.css.ts';

/** More than this is said as “99+”: the exact number stands where the things themselves stand. */
const MOST = 99;

interface CountBadgeProps {
  count: number;
  /** What is counted, with the number, for whoever does not see the badge: “5 unread messages”. */
  label: string;
}

/** How many wait; nothing when none does. */
export function CountBadge({ count, label }: CountBadgeProps) {
  const { tag } = useCurrentLanguage();
  if (count <= 0) return null;
  const shown = new Intl.NumberFormat(tag).format(Math.min(count, MOST));
  return (
    <span>
      <bdi className={countStyle} aria-hidden="true">
        {count > MOST ? `${shown}+` : shown}
      </bdi>
      <span className={visuallyHidden}>{label}</span>
    </span>
  );
}

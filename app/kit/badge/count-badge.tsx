import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { visuallyHidden } from '../theme/hidden.css.ts';
import { bounded as boundedStyle, count as countStyle } from './badge.css.ts';

/** More than this is said as “99+”: the exact number stands where the things themselves stand. */
const MOST = 99;

interface CountBadgeProps {
  count: number;
  /** What is counted, with the number, for whoever does not see the badge: “5 unread messages”. */
  label: string;
  /** For a place that does not grow with the text, as the corner of a picture: then the label is where to read it large. */
  bounded?: boolean;
}

/** How many wait; nothing when none does. */
export function CountBadge({ count, label, bounded = false }: CountBadgeProps) {
  const { tag } = useCurrentLanguage();
  if (count <= 0) return null;
  const shown = new Intl.NumberFormat(tag).format(Math.min(count, MOST));
  return (
    <span>
      <bdi className={bounded ? boundedStyle : countStyle} aria-hidden="true">
        {count > MOST ? `${shown}+` : shown}
      </bdi>
      <span className={visuallyHidden}>{label}</span>
    </span>
  );
}

import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { visuallyHidden } from '../theme/hidden.css.ts';
import { bounded as boundedStyle, count as countStyle } from './badge.css.ts';

/** Larger counts show as “99+”: the exact number is on the page that lists the items. */
const MOST = 99;

interface CountBadgeProps {
  count: number;
  /** The count in words, for screen readers: “5 unread messages”. */
  label: string;
  /** Suits a corner of a picture or another box that does not grow with the text: the label is then the readable version. */
  bounded?: boolean;
}

/** The number of waiting items; renders nothing for zero. */
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

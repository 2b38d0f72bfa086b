import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { badge, large as largeStyle } from './badge.css.ts';

interface BadgeProps {
  /** `solid` for the one that needs attention, such as a reward to claim. */
  tone?: keyof typeof badge;
  icon?: IconName;
  /** Suits a badge with nothing around it, such as one over a picture. */
  large?: boolean;
  children: ReactNode;
}

/** A short label beside an element: its kind, its status. */
export function Badge({ tone = 'plain', icon, large = false, children }: BadgeProps) {
  return (
    <span className={large ? `${badge[tone]} ${largeStyle}` : badge[tone]}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

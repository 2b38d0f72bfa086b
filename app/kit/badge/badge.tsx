import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { badge, large as largeStyle } from './badge.css.ts';

interface BadgeProps {
  /** `solid` for the one that calls: something is there to be taken. */
  tone?: keyof typeof badge;
  icon?: IconName;
  /** For one that stands on its own, as over a picture. */
  large?: boolean;
  children: ReactNode;
}

/** A word or two about the thing beside it: its kind, its status. */
export function Badge({ tone = 'plain', icon, large = false, children }: BadgeProps) {
  return (
    <span className={large ? `${badge[tone]} ${largeStyle}` : badge[tone]}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { iconButton } from './button.css.ts';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** Names the button for screen readers. */
  label: string;
}

export function IconButton({ icon, label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={iconButton} aria-label={label}>
      <Icon name={icon} />
      {children}
    </button>
  );
}

import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { button, fullWidth as fullWidthStyle, large as largeStyle } from './button.css.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: keyof typeof button;
  icon?: IconName;
  /** As wide as its container. */
  fullWidth?: boolean;
  large?: boolean;
  /** Work is in progress: the button keeps its focus and its size, and does nothing. */
  busy?: boolean;
}

/** The button. `look="primary"` is for the main action of a screen. */
export function Button({ look = 'outline', icon, fullWidth, large, busy, onClick, children, ...rest }: ButtonProps) {
  const classes = [button[look], fullWidth && fullWidthStyle, large && largeStyle].filter(Boolean).join(' ');
  const click = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button type="button" {...rest} className={classes} aria-disabled={busy} aria-busy={busy} onClick={click}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

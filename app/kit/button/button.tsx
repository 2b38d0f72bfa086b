import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { button, large as largeStyle, wide as wideStyle } from './button.css.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: keyof typeof button;
  icon?: IconName;
  /** Makes the button as wide as its container. */
  wide?: boolean;
  large?: boolean;
  /** Work is in progress: the button keeps its focus and its size, and does nothing. */
  busy?: boolean;
}

/** The button. `look="primary"` is for the main action of a screen. */
export function Button({ look = 'outline', icon, wide, large, busy, onClick, children, ...rest }: ButtonProps) {
  const classes = [button[look], wide && wideStyle, large && largeStyle].filter(Boolean).join(' ');
  const click = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button type="button" {...rest} className={classes} aria-disabled={busy} aria-busy={busy} onClick={click}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

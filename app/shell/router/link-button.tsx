import type { ReactNode } from 'react';
import { button, fullWidth as fullWidthStyle, large as largeStyle } from '#app/kit/button/button.css.ts';
import { Link, type LinkProps } from './router.ts';

interface LinkButtonProps extends LinkProps {
  look?: keyof typeof button;
  fullWidth?: boolean;
  large?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ look = 'outline', fullWidth, large, ...rest }: LinkButtonProps) {
  const classes = [button[look], fullWidth && fullWidthStyle, large && largeStyle].filter(Boolean).join(' ');
  return <Link {...rest} className={classes} />;
}

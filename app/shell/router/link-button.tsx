import type { ReactNode } from 'react';
import { button, large as largeStyle, wide as wideStyle } from '#app/kit/button/button.css.ts';
import { Link, type LinkProps } from './router.ts';

interface LinkButtonProps extends LinkProps {
  look?: keyof typeof button;
  wide?: boolean;
  large?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ look = 'outline', wide, large, ...rest }: LinkButtonProps) {
  const classes = [button[look], wide && wideStyle, large && largeStyle].filter(Boolean).join(' ');
  return <Link {...rest} className={classes} />;
}

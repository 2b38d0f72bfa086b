import type { ReactNode } from 'react';
import { button, large as largeStyle, whole as wholeStyle } from '#app/kit/button/button.css.ts';
import { Link, type LinkProps } from './router.ts';

interface LinkButtonProps extends LinkProps {
  look?: keyof typeof button;
  whole?: boolean;
  large?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ look = 'outline', whole, large, ...rest }: LinkButtonProps) {
  const classes = [button[look], whole && wholeStyle, large && largeStyle].filter(Boolean).join(' ');
  return <Link {...rest} className={classes} />;
}

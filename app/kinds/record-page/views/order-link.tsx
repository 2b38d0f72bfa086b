import type { ReactNode } from 'react';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { Link } from '#app/shell/router/router.ts';
import { orderLink } from './order-link.css.ts';

interface OrderLinkProps {
  path: string;
  /** Number of the order, which distinguishes links with the same text for screen readers. */
  number: string;
  children: ReactNode;
}

/** Link to an order's page, with the order's subject as its text. */
export function OrderLink({ path, number, children }: OrderLinkProps) {
  return (
    <Link className={orderLink} to={path}>
      {children}
      <span className={visuallyHidden}> {number}</span>
    </Link>
  );
}

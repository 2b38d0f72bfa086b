import type { ReactNode } from 'react';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { Link } from '#app/shell/router/router.ts';
import { orderLink } from './order-link.css.ts';

interface OrderLinkProps {
  path: string;
  /** Tells links of the same text apart where they are read without their rows. */
  number: string;
  children: ReactNode;
}

/** What an order is about, as a link to the order's page. */
export function OrderLink({ path, number, children }: OrderLinkProps) {
  return (
    <Link className={orderLink} to={path}>
      {children}
      <span className={visuallyHidden}> {number}</span>
    </Link>
  );
}

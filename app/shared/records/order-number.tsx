import { Link } from '#app/shell/router/router.ts';
import { orderLink, orderNumber } from './order-link.css.ts';

/** The number of an order as a link to the order's page. */
export function OrderNumber({ number, path }: { number: string; path: string }) {
  return (
    <Link className={orderLink} to={path}>
      <bdi className={orderNumber}>{number}</bdi>
    </Link>
  );
}

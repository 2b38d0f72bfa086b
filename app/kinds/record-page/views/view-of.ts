import { isHistory } from './history-path.ts';
import { orderOf } from './order-path.ts';

/** Unique name of the view that replaces a page's usual content: its full list or an order. Undefined without a view. */
export function viewOf(search: URLSearchParams): string | undefined {
  const orderId = orderOf(search);
  if (orderId !== null) return `order ${orderId}`;
  return isHistory(search) ? 'history' : undefined;
}

import { isHistory } from './history-path.ts';
import { orderOf } from './order-path.ts';

/** What an address shows in place of a page's usual content, by a name that differs for each: its full list, or an order. */
export function viewOf(search: URLSearchParams): string | undefined {
  const orderId = orderOf(search);
  if (orderId !== null) return `order ${orderId}`;
  return isHistory(search) ? 'history' : undefined;
}

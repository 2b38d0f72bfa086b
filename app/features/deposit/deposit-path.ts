import { orderPath } from '#app/kinds/record-page/views/order-path.ts';
import { memberPath } from '#app/shell/member/member-path.ts';

export const depositPath = memberPath('depositv2');

/** Address of a deposit. */
export function depositOrderPath(orderId: string): string {
  return orderPath('depositv2', orderId);
}

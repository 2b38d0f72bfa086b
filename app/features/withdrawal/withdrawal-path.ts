import { orderPath } from '#app/kinds/record-page/views/order-path.ts';
import { memberPath } from '#app/shell/member/member-path.ts';

export const withdrawalPath = memberPath('withdraw');

export function withdrawalOrderPath(orderId: string): string {
  return orderPath('withdraw', orderId);
}

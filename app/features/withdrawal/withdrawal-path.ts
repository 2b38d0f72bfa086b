import { orderPath } from '#app/shared/records/order-path.ts';
import { memberPath } from '#app/shell/member/member-path.ts';

export const withdrawalPath = memberPath('withdraw');

/** Address of a withdrawal's own view. */
export function withdrawalOrderPath(orderId: string): string {
  return orderPath('withdraw', orderId);
}

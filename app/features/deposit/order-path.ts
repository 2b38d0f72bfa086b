import { memberPath } from '#app/shared/member/member-path.ts';

/** The search parameter that names an order. */
export const ORDER = 'order';

export const depositPath = memberPath('depositv2');

/** Address of an order's page. */
export function orderPath(orderId: string): string {
  return `${depositPath}&${new URLSearchParams({ [ORDER]: orderId })}`;
}

import { memberPath } from '#app/shared/member/member-path.ts';

/** The search parameter that names a withdrawal. */
export const ORDER = 'order';

export const withdrawalPath = memberPath('withdraw');

/** Address of a withdrawal's page. */
export function orderPath(orderId: string): string {
  return `${withdrawalPath}&${new URLSearchParams({ [ORDER]: orderId })}`;
}

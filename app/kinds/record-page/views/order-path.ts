import { memberPath } from '#app/shell/member/member-path.ts';
import type { MemberPageId } from '#schemas/generated/page-ids.ts';

/** The search parameter that opens one order in place of a page's form. */
export const ORDER = 'order';

/** Address of an order's view of a page of the member centre. */
export function orderPath(page: MemberPageId, orderId: string): string {
  return `${memberPath(page)}&${new URLSearchParams({ [ORDER]: orderId })}`;
}

/** Null for an address that names no order. */
export function orderOf(search: URLSearchParams): string | null {
  return search.get(ORDER);
}

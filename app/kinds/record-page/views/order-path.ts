import { memberPath } from '#app/shell/member/member-path.ts';
import type { MemberPageId } from '#schemas/generated/page-ids.ts';

/** Search parameter that opens an order in place of a page's form. */
export const ORDER = 'order';

/** Address of an order within a member page. */
export function orderPath(page: MemberPageId, orderId: string): string {
  return `${memberPath(page)}&${new URLSearchParams({ [ORDER]: orderId })}`;
}

/** The order's id in an address, or null. */
export function orderOf(search: URLSearchParams): string | null {
  return search.get(ORDER);
}

import { paths } from '#app/shell/router/paths.ts';
import type { MemberPageId } from '#schemas/generated/page-ids.ts';

/** The search parameter of the member centre that names a page. */
export const PAGE = 'page';

/** Address of a page of the member centre. */
export function memberPath(id: MemberPageId): string {
  return `${paths.member}?${PAGE}=${id}`;
}

/** Id of the element of the account page that shows the member's level. */
export const VIP_LEVEL = 'vip';

/** Address of the member's level. */
export const vipLevelPath = `${paths.member}#${VIP_LEVEL}`;

import { paths } from '#app/shell/router/paths.ts';
import type { MemberPageId } from '#schemas/generated/page-ids.ts';

/** The search parameter of the member centre that names a page. */
export const PAGE = 'page';

/** Address of a page of the member centre. */
export function memberPath(id: MemberPageId): string {
  return `${paths.member}?${PAGE}=${id}`;
}

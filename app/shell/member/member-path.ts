import { MEMBER_PAGE } from '#app/shell/router/member-page-at.ts';
import { paths } from '#app/shell/router/paths.ts';
import type { MemberPageId } from '#schemas/generated/page-ids.ts';

/** Address of a page of the member centre. */
export function memberPath(id: MemberPageId): string {
  return `${paths.member}?${MEMBER_PAGE}=${id}`;
}

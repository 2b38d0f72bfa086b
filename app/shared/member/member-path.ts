import { paths } from '#app/shell/router/paths.ts';
import { isSamePath } from '#app/shell/router/same-path.ts';
import type { MemberPageId } from '#schemas/generated/page-ids.ts';

/** The search parameter of the member centre that names a page. */
export const PAGE = 'page';

/** Address of a page of the member centre. */
export function memberPath(id: MemberPageId): string {
  return `${paths.member}?${PAGE}=${id}`;
}

/** Id of the page of the member centre at an address; null for any other. */
export function memberPageAt(path: string, query: string): string | null {
  return isSamePath(path, paths.member) ? new URLSearchParams(query).get(PAGE) : null;
}

import { paths } from '../router/paths.ts';
import type { MemberPageId } from './member-page-id.ts';

/** The search parameter of the member centre that names a page. */
export const PAGE = 'page';

/** Address of a page of the member centre. */
export function memberPath(id: MemberPageId): string {
  return `${paths.member}?${PAGE}=${id}`;
}

import { paths } from './paths.ts';
import { isSamePath } from './same-path.ts';

/** The search parameter of the member centre that names a page. */
export const MEMBER_PAGE = 'page';

/** Id of the page of the member centre at an address; null for any other. */
export function memberPageAt(path: string, query: string): string | null {
  return isSamePath(path, paths.member) ? new URLSearchParams(query).get(MEMBER_PAGE) : null;
}

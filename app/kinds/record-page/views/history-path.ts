import { memberPath } from '#app/shell/member/member-path.ts';
import type { MemberPageId } from '#schemas/generated/page-ids.ts';

/** Search parameter that opens the full list in place of a page's form. */
const VIEW = 'view';
const HISTORY = 'history';

/** Address of the full list of a member page. */
export function historyPath(page: MemberPageId): string {
  return `${memberPath(page)}&${new URLSearchParams({ [VIEW]: HISTORY })}`;
}

export function isHistory(search: URLSearchParams): boolean {
  return search.get(VIEW) === HISTORY;
}

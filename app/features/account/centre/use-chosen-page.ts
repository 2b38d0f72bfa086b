import { MEMBER_PAGE } from '#app/shell/router/member-page-at.ts';
import { useSearchParams } from '#app/shell/router/router.ts';
import type { Contributed } from '#app/shell/slots/use-slot.ts';

export type MemberPage = Contributed<'memberPages'>;

/**
 * The page in the address. Where the menu fits next to the page, the first page is the default.
 * @returns isUnknown when the address names a page that does not exist
 */
export function useChosenPage(pages: readonly MemberPage[], isWide: boolean) {
  const [search] = useSearchParams();
  const asked = search.get(MEMBER_PAGE);
  const page = pages.find(({ id, isFirst }) => (asked === null ? isWide && isFirst : id === asked));
  return { page, isUnknown: asked !== null && page === undefined };
}

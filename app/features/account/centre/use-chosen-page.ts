import { PAGE } from '#app/shared/member/member-path.ts';
import { useSearchParams } from '#app/shell/router/router.ts';
import type { Contributed } from '#app/shell/slots/use-slot.ts';

export type MemberPage = Contributed<'memberPages'>;

/**
 * The page that the address names. Where there is room beside the menu, the centre opens on its first page.
 * @returns isUnknown for an address that names a page which is not there
 */
export function useChosenPage(pages: readonly MemberPage[], isWide: boolean) {
  const [search] = useSearchParams();
  const asked = search.get(PAGE);
  const page = pages.find(({ id, isFirst }) => (asked === null ? isWide && isFirst : id === asked));
  return { page, isUnknown: asked !== null && page === undefined };
}

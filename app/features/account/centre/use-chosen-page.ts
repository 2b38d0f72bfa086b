import type { MemberPageId } from '#app/shell/member/member-page-id.ts';
import { PAGE } from '#app/shell/member/member-path.ts';
import { useSearchParams } from '#app/shell/router/router.ts';
import type { Contributed } from '#app/shell/slots/use-slot.ts';

export type MemberPage = Contributed<'memberPages'>;

/** The page that the centre begins with. */
export const SECURITY_CENTER: MemberPageId = 'securityCenter';

/**
 * The page that the address names. Where there is room beside the menu, the centre begins with its own page.
 * @returns isUnknown for an address that names a page which is not there
 */
export function useChosenPage(pages: readonly MemberPage[], isWide: boolean) {
  const [search] = useSearchParams();
  const asked = search.get(PAGE);
  const wanted = asked ?? (isWide ? SECURITY_CENTER : null);
  const page = pages.find(({ id }) => id === wanted);
  return { page, isUnknown: asked !== null && page === undefined };
}

import { type Contributed, useSlot } from '#app/shell/slots/use-slot.ts';
import type { MemberPageId } from '#schemas/generated/page-ids.ts';

/** Pages of the member centre that the back office has too, by their ids there, in the menu's order. */
export const BORROWED_PAGES = {
  deposit: 'depositv2',
  withdraw: 'withdraw',
} as const satisfies Record<string, MemberPageId>;

/** Back-office pages that contain a page of the member centre. Links to the member page lead to these. */
export const PAGES_AROUND = { platformMessages: 'messageV2' } as const satisfies Record<string, MemberPageId>;

interface OfficeMemberPage {
  /** As in the back office's address. */
  id: string;
  page: Contributed<'memberPages'>;
}

/** Those of them that the brand has; the platform may have yet to say whether they are on. */
export function useMemberPages(): OfficeMemberPage[] {
  const pages = useSlot('memberPages');
  return Object.entries(BORROWED_PAGES).flatMap(([id, of]) => {
    const page = pages.find((one) => one.id === of);
    return page ? [{ id, page }] : [];
  });
}

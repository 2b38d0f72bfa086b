import { type Contributed, useSlot } from '#app/shell/slots/use-slot.ts';
import type { MemberPageId } from '#schemas/generated/page-ids.ts';

/** Member pages that the back office also has, by their back-office ids and in menu order. */
export const BORROWED_PAGES = {
  deposit: 'depositv2',
  withdraw: 'withdraw',
} as const satisfies Record<string, MemberPageId>;

/** Back-office pages that contain a member page. Links to that page go here. */
export const PAGES_AROUND = { platformMessages: 'messageV2' } as const satisfies Record<string, MemberPageId>;

interface OfficeMemberPage {
  /** Id in the back office's address. */
  id: string;
  page: Contributed<'memberPages'>;
}

/** The borrowed pages that this brand has. The platform may not yet have said which of them are on. */
export function useMemberPages(): OfficeMemberPage[] {
  const pages = useSlot('memberPages');
  return Object.entries(BORROWED_PAGES).flatMap(([id, of]) => {
    const page = pages.find((one) => one.id === of);
    return page ? [{ id, page }] : [];
  });
}

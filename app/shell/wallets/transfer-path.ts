import { memberPath } from '#app/shell/member/member-path.ts';
import type { MemberPageId } from '#schemas/generated/page-ids.ts';

/** The search parameter of the wallets' page that opens the transfer with a vendor. */
export const VENDOR = 'vassalage';

/** Address of the transfer with a vendor. */
export function transferPath(page: MemberPageId, vassalage: string): string {
  return `${memberPath(page)}&${new URLSearchParams({ [VENDOR]: vassalage })}`;
}

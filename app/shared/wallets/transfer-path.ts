import type { MemberPageId } from '#schemas/generated/page-ids.ts';
import { memberPath } from '../member/member-path.ts';

/** The search parameter of the wallets' page that opens the transfer with a vendor. */
export const VENDOR = 'vassalage';

/** Address of the transfer with a vendor. */
export function transferPath(page: MemberPageId, vassalage: string): string {
  return `${memberPath(page)}&${new URLSearchParams({ [VENDOR]: vassalage })}`;
}

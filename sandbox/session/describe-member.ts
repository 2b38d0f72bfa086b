import type { MemberInfo } from '#schemas/generated/platform.ts';
import type { Owed } from '../calls/owed.ts';
import { balanceOf } from '../ledger/ledger-accounts.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import { unreadOf } from '../messages/counts.ts';
import { deliverTo } from '../messages/deliver.ts';
import type { Platform } from '../platform.ts';
import { availablePromos } from '../promotions/member-promotions.ts';
import { hasPassword, type Member, memberTypeOf } from '../roster/member.ts';

/** The member as the contract shows it, in a session that owes something or nothing. */
export async function describeMember(platform: Platform, member: Member, owed: Owed | null): Promise<MemberInfo> {
  const { id, account, nickname, vipLabel } = member;
  await deliverTo(platform.db, [id], platform.now());
  return {
    ...{ id, account, nickname, vipLabel },
    type: memberTypeOf(member),
    balance: await balanceOf(platform.db, id),
    currency: platform.brand.currency,
    timeZone: merchantZone(platform),
    unreadMessages: await unreadOf(platform.db, id),
    hasPassword: hasPassword(member),
    ...(owed === 'password' && { mustChangePassword: true }),
    availablePromos: await availablePromos(platform, member),
  };
}

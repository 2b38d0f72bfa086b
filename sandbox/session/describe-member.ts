import type { MemberInfo } from '#schemas/generated/platform.ts';
import type { Owed } from '../calls/owed.ts';
import { hooksOf } from '../hooks/hooks.ts';
import { balanceOf } from '../ledger/ledger-accounts.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import type { Platform } from '../platform.ts';
import { hasPassword, type Member, memberTypeOf } from '../roster/member.ts';

/** The member as the contract shows it, in a session that owes something or nothing. */
export async function describeMember(platform: Platform, member: Member, owed: Owed | null): Promise<MemberInfo> {
  const { id, account, nickname, vipLabel } = member;
  const hooks = hooksOf(platform.db);
  return {
    ...{ id, account, nickname, vipLabel },
    type: memberTypeOf(member),
    balance: await balanceOf(platform.db, id),
    currency: platform.brand.currency,
    timeZone: merchantZone(platform),
    unreadMessages: await hooks.count('unreadMessages', { platform, member }),
    hasPassword: hasPassword(member),
    hasUpline: member.uplineId !== null,
    ...(owed === 'password' && { mustChangePassword: true }),
    availablePromos: await hooks.count('availablePromos', { platform, member }),
  };
}

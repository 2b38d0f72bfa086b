import type { UplineTerms } from '#schemas/generated/platform.ts';
import { balanceOf } from '../ledger/ledger-accounts.ts';
import { hasPaymentPassword } from '../payout-accounts/payment-password.ts';
import type { Platform } from '../platform.ts';
import { openSumsOf } from '../rollovers/count-turnover.ts';
import { withdrawable } from '../rollovers/withdrawable.ts';
import type { Member } from '../roster/member.ts';
import { uplineItem, uplineOf } from './upline-member.ts';
import {
  dailyLimit,
  leftOf,
  smallestTransfer,
  type TransferKind,
  transferPresets,
  transferredBy,
} from './upline-rules.ts';

/** Recipient and limits of a member's transfers. */
export async function termsOf(platform: Platform, member: Member): Promise<UplineTerms> {
  const upline = await uplineOf(platform.db, member);
  return {
    ...(upline && { upline: await uplineItem(platform, upline) }),
    ...(await limitsOf(platform, member, 'upline')),
  };
}

/** Amount that a member can transfer to the upline or to downlines. */
export async function limitsOf(platform: Platform, member: Member, kind: TransferKind): Promise<UplineTerms> {
  const { db, brand } = platform;
  const { currency } = brand;
  const done = await transferredBy(db, { memberId: member.id, currency, now: platform.now(), kind });
  return {
    ...{ currency, balance: await balanceOf(db, member.id), available: await withdrawable(db, member.id) },
    turnoverLeft: (await openSumsOf(db, member.id)).left,
    ...{ min: smallestTransfer(currency), presets: transferPresets(currency) },
    ...{ limit: dailyLimit(currency), left: leftOf(done, currency), made: done.made },
    hasPaymentPassword: await hasPaymentPassword(platform, member),
  };
}

import type { Handler } from '#sandbox/calls/call.ts';
import { hasPaymentPassword } from '#sandbox/payout-accounts/payment-password.ts';
import { MAX_PASSKEYS, passkeyItem, passkeyMember, passkeysOf } from '../passkeys.ts';

export const passkeys: Handler<'passkeys'> = async (call) => {
  const { platform } = call;
  const member = passkeyMember(call);
  const rows = await passkeysOf(platform.db, member.id);
  const asksPaymentPassword = await hasPaymentPassword(platform, member);
  return {
    success: true,
    value: { passkeys: rows.map(passkeyItem), maxPasskeys: MAX_PASSKEYS, asksPaymentPassword },
  };
};

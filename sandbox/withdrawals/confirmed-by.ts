import type { WithdrawalConfirmation, WithdrawalPayload } from '#schemas/generated/platform.ts';
import type { Purpose } from '../passkeys/challenges.ts';
import { failed, provenPasskey } from '../passkeys/proven-passkey.ts';
import { requirePaymentPassword } from '../payout-accounts/payment-password.ts';
import type { Platform } from '../platform.ts';
import type { Member } from '../roster/member.ts';

/** The challenge of one withdrawal: a signature for it says nothing about another account, amount or fee. */
export function confirmedBy(token: string | null, { accountId, amount, fee }: WithdrawalConfirmation): Purpose {
  return { purpose: 'withdrawal', token, about: `${accountId} ${amount} ${fee}` };
}

/**
 * Checks the second proof of a withdrawal: a passkey's signature, or the payment password.
 * @throws Refusal passkey_failed, passkey_unknown, invalid_field or too_many_attempts
 */
export async function requireConfirmed(
  platform: Platform,
  member: Member,
  { token, payload }: { token: string | null; payload: WithdrawalPayload },
): Promise<void> {
  const { passkey, paymentPassword = '' } = payload;
  if (!passkey) return requirePaymentPassword(platform, member, paymentPassword);
  const { memberId, confirmsWithdrawals } = await provenPasskey(platform, passkey, confirmedBy(token, payload));
  if (memberId !== member.id || !confirmsWithdrawals) throw failed();
}

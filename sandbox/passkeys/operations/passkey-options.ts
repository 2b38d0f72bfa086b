import type { Handler } from '#sandbox/calls/call.ts';
import { hasPaymentPassword, requirePaymentPassword } from '#sandbox/payout-accounts/payment-password.ts';
import type { Platform } from '#sandbox/platform.ts';
import { isModuleOn } from '#sandbox/process/modules.ts';
import type { Member } from '#sandbox/roster/member.ts';
import { readPayload } from '#sandbox/session/read-payload.ts';
import { requireConfirmation } from '#sandbox/session/require-password.ts';
import { newToken } from '#sandbox/token.ts';
import { aboutOf, userHandleOf } from '../add-passkey.ts';
import { keepChallenge, requireChallengesLeft } from '../challenges.ts';
import { descriptorOf, passkeyMember, passkeysOf } from '../passkeys.ts';
import { relyingParty } from '../relying-party.ts';

export const passkeyOptions: Handler<'passkeyOptions'> = async (call) => {
  const { platform, body, token, address } = call;
  const member = passkeyMember(call);
  const party = relyingParty(platform, call.origin);
  await requireChallengesLeft(call);
  const { password, paymentPassword } = await readPayload(platform.key, body, 'PasskeyPayload');
  await requireConfirmation(platform, member, { password, token, address });
  const confirmsWithdrawals = await mayConfirm(platform, member, paymentPassword);
  const userHandle = (await userHandleOf(platform, member)) ?? newToken();
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { challenge, rp, user, pubKeyCredParams, timeout } = await generateRegistrationOptions({
    rpName: platform.brand.name,
    rpID: party.rpId,
    userName: member.account,
    userDisplayName: member.nickname,
    userID: new Uint8Array(Buffer.from(userHandle, 'base64url')),
  });
  await keepChallenge(platform, challenge, party, {
    purpose: 'add',
    token,
    about: aboutOf({ userHandle, confirmsWithdrawals }),
  });
  return {
    success: true,
    value: {
      ...{ challenge, rp: { id: party.rpId, name: rp.name }, user, pubKeyCredParams },
      ...(timeout && { timeout }),
      attestation: 'none',
      excludeCredentials: (await passkeysOf(platform.db, member.id)).map(descriptorOf),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    },
  };
};

/**
 * Whether a new passkey will confirm withdrawals: the log-in password alone must not lead around the payment password,
 * by way of a new passkey.
 */
async function mayConfirm(platform: Platform, member: Member, paymentPassword?: string): Promise<boolean> {
  if (!isModuleOn(platform, 'WITHDRAWAL')) return false;
  if (!(await hasPaymentPassword(platform, member))) return true;
  if (paymentPassword === undefined) return false;
  await requirePaymentPassword(platform, member, paymentPassword);
  return true;
}

import type { Handler } from '#sandbox/calls/call.ts';
import { confirmingPasskeys } from '#sandbox/passkeys/passkeys.ts';
import { relyingParty } from '#sandbox/passkeys/relying-party.ts';
import { requestOptions } from '#sandbox/passkeys/request-options.ts';
import { verifiedMember } from '#sandbox/payout-accounts/withdrawal-member.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { confirmedBy } from '../confirmed-by.ts';

export const withdrawalPasskeyOptions: Handler<'withdrawalPasskeyOptions'> = async (call) => {
  const { platform, body, token } = call;
  const member = await verifiedMember(call);
  const party = relyingParty(platform, call.origin);
  const allowed = (await confirmingPasskeys(platform, member.id)).filter(({ rpId }) => rpId === party.rpId);
  if (allowed.length === 0) throw new Refusal(404, 'not_found', 'The member has no passkey here that confirms this.');
  return { success: true, value: await requestOptions(call, { party, allowed, ...confirmedBy(token, body) }) };
};

import type { PasskeyRequest } from '#schemas/generated/platform.ts';
import type { Call, OperationId } from '../calls/call.ts';
import { keepChallenge, type Purpose, requireChallengesLeft } from './challenges.ts';
import { descriptorOf, type PasskeyRow } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

interface Wanted extends Purpose {
  readonly party: RelyingParty;
  /** If left out, any passkey of the domain can answer. */
  readonly allowed?: readonly PasskeyRow[];
}

/** A new challenge for a passkey, kept until it is answered. @throws Refusal too_many_requests */
export async function requestOptions(
  call: Pick<Call<OperationId>, 'platform' | 'address'>,
  { party, allowed, ...purpose }: Wanted,
): Promise<PasskeyRequest> {
  await requireChallengesLeft(call);
  // The library is read when the first passkey needs it.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const { challenge, timeout } = await generateAuthenticationOptions({
    rpID: party.rpId,
    userVerification: 'required',
  });
  await keepChallenge(call.platform, challenge, party, purpose);
  return {
    ...{ challenge, rpId: party.rpId, userVerification: 'required' },
    ...(timeout && { timeout }),
    ...(allowed && { allowCredentials: allowed.map(descriptorOf) }),
  };
}

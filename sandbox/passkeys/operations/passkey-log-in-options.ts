import type { Handler } from '#sandbox/calls/call.ts';
import { requireModule } from '#sandbox/process/modules.ts';
import { PASSKEYS } from '../passkeys.ts';
import { relyingParty } from '../relying-party.ts';
import { requestOptions } from '../request-options.ts';

export const passkeyLogInOptions: Handler<'passkeyLogInOptions'> = async (call) => {
  requireModule(call.platform, PASSKEYS);
  const party = relyingParty(call.platform, call.origin);
  return { success: true, value: await requestOptions(call, { party, purpose: 'log-in', token: null }) };
};

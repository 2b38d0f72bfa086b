import type { Handler } from '#sandbox/calls/call.ts';
import { addPasskey as add } from '../add-passkey.ts';
import { passkeyItem, passkeyMember } from '../passkeys.ts';

export const addPasskey: Handler<'addPasskey'> = async (call) => {
  const member = passkeyMember(call);
  return { success: true, value: passkeyItem(await add(call, member)) };
};

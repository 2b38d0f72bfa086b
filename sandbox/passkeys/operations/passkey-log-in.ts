import type { Handler } from '#sandbox/calls/call.ts';
import { requireModule } from '#sandbox/process/modules.ts';
import { noteLogIn } from '#sandbox/session/log-ins.ts';
import { openSession } from '#sandbox/session/session.ts';
import { PASSKEYS } from '../passkeys.ts';
import { provenPasskey } from '../proven-passkey.ts';

export const passkeyLogIn: Handler<'passkeyLogIn'> = async (call) => {
  const { platform, body } = call;
  requireModule(platform, PASSKEYS);
  const { memberId } = await provenPasskey(platform, body, { purpose: 'log-in', token: null });
  const value = await openSession(platform, { id: memberId }, { isAnswered: true });
  await noteLogIn(call, memberId, value.token);
  return { success: true, value };
};

import type { Handler } from '#sandbox/server/call.ts';
import { accountMember } from '../account-member.ts';
import { logInsOf } from '../log-ins.ts';

export const logIns: Handler<'logIns'> = async (call) => ({
  success: true,
  value: { logIns: await logInsOf(call.platform, accountMember(call).id, call.token) },
});

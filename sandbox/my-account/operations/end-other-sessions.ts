import { accountMember } from '#sandbox/calls/account-member.ts';
import type { Handler } from '#sandbox/calls/call.ts';
import { closeOtherSessions } from '#sandbox/session/session.ts';

export const endOtherSessions: Handler<'endOtherSessions'> = async (call) => {
  const { platform, deviceCookie, token } = call;
  await closeOtherSessions(platform.db, accountMember(call).id, token ?? '');
  deviceCookie.clear();
  return { success: true };
};

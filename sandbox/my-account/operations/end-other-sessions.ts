import type { Handler } from '#sandbox/server/call.ts';
import { closeOtherSessions } from '#sandbox/session/session.ts';
import { accountMember } from '../account-member.ts';

export const endOtherSessions: Handler<'endOtherSessions'> = async (call) => {
  const { platform, deviceCookie, token } = call;
  await closeOtherSessions(platform.db, accountMember(call).id, token ?? '');
  deviceCookie.clear();
  return { success: true };
};

import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { describeMember } from '#sandbox/session/describe-member.ts';

export const memberInfo: Handler<'memberInfo'> = async (call) => ({
  success: true,
  value: await describeMember(call.platform, loggedIn(call), call.owing?.owed ?? null),
});

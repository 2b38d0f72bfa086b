import { type Handler, loggedIn } from '../call.ts';
import { describeMember } from '../session/describe-member.ts';

export const memberInfo: Handler<'memberInfo'> = async (call) => ({
  success: true,
  value: await describeMember(call.platform, loggedIn(call)),
});

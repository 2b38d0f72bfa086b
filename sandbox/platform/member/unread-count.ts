import { Refusal } from '#sandbox/server/refusal.ts';
import { type Handler, loggedIn } from '../call.ts';
import { isTrial } from '../session/member.ts';

export const unreadCount: Handler<'unreadCount'> = (call) => {
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account has no messages.');
  return { success: true, value: { unreadCount: member.unreadMessages } };
};

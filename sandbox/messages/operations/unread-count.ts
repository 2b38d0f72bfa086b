import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { isTrial } from '#sandbox/roster/member.ts';
import { unreadOf } from '../counts.ts';
import { deliverTo } from '../deliver.ts';

export const unreadCount: Handler<'unreadCount'> = async (call) => {
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account has no messages.');
  const { db, now } = call.platform;
  await deliverTo(db, [member.id], now());
  return { success: true, value: { unreadCount: await unreadOf(db, member.id) } };
};

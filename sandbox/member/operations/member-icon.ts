import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { isTrial } from '#sandbox/roster/member.ts';

export const memberIcon: Handler<'memberIcon'> = async (call) => {
  const member = loggedIn(call);
  if (isTrial(member)) return { success: true, value: '' };
  const { avatarPixels } = await import('#sandbox/artwork/avatar-pixels.ts');
  return { success: true, value: (await avatarPixels(member.id)).toString('base64') };
};

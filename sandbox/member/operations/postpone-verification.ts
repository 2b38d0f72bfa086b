import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { postponeVerification as postpone } from '#sandbox/session/session.ts';

export const postponeVerification: Handler<'postponeVerification'> = async (call) => {
  loggedIn(call);
  await postpone(call.platform, call.token ?? '');
  return { success: true };
};

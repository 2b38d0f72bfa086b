import { type Handler, loggedIn } from '#sandbox/server/call.ts';
import { closeSession } from '../session.ts';

export const logout: Handler<'logout'> = async (call) => {
  loggedIn(call);
  if (call.token) await closeSession(call.platform.db, call.token);
  return { success: true };
};

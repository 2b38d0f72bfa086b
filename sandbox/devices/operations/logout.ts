import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import type { Platform } from '#sandbox/platform.ts';
import { closeSession } from '#sandbox/session/session.ts';
import { deviceOfSession, deviceWith, endDevice } from '../devices.ts';

/** Forgets the browser's device too, even if the session has already ended. */
export const logout: Handler<'logout'> = async (call) => {
  const { platform, deviceCookie, token } = call;
  const inCookie = deviceCookie.read();
  if (inCookie !== null) await forget(platform, await deviceWith(platform, inCookie));
  if (token !== null) await forget(platform, await deviceOfSession(platform, token));
  deviceCookie.clear();
  // A session of a forgotten device is closed already.
  loggedIn(call);
  if (token !== null) await closeSession(platform.db, token);
  return { success: true };
};

async function forget(platform: Platform, device: Awaited<ReturnType<typeof deviceWith>>): Promise<void> {
  if (device) await endDevice(platform, device);
}

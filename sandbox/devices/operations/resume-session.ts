import type { Handler } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { openSession } from '#sandbox/session/session.ts';
import { takeToken } from '../devices.ts';

export const resumeSession: Handler<'resumeSession'> = async ({ platform, deviceCookie }) => {
  const token = deviceCookie.read();
  const taken = token === null ? null : await takeToken(platform, token);
  if (!taken) {
    deviceCookie.clear();
    throw new Refusal(401, 'not_logged_in', 'This device is not remembered.');
  }
  const { device } = taken;
  // Also if no session can be opened now: the old token is used up.
  deviceCookie.write(taken.token, device.expiresAt);
  return { success: true, value: await openSession(platform, { id: device.memberId }, { device }) };
};

import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { isTrial } from '#sandbox/roster/member.ts';
import { deviceName } from '#sandbox/session/device-name.ts';
import { addDevice, deviceWith, endDevice } from '../devices.ts';

export const rememberDevice: Handler<'rememberDevice'> = async (call) => {
  const { platform, deviceCookie, userAgent, token } = call;
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account is not remembered.');
  const former = deviceCookie.read();
  const added = await addDevice(platform, member.id, token ?? '', deviceName(userAgent));
  if (!added) throw new Refusal(403, 'log_in_again', 'Only a recent log-in can remember a device, and only one.');
  const replaced = former === null ? null : await deviceWith(platform, former);
  if (replaced) await endDevice(platform, replaced);
  deviceCookie.write(added.token, added.device.expiresAt);
  return { success: true };
};

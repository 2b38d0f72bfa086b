import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { deviceOfSession, devicesOf, endDevice } from '../devices.ts';

export const revokeDevice: Handler<'revokeDevice'> = async (call) => {
  const { platform, deviceCookie, query, token } = call;
  const member = loggedIn(call);
  const device = (await devicesOf(platform, member.id)).find(({ id }) => id === query.deviceId);
  if (!device) throw new Refusal(404, 'not_found', 'The member has no such device.');
  const own = await deviceOfSession(platform, token ?? '');
  await endDevice(platform, device, token ?? '');
  if (own?.id === device.id) deviceCookie.clear();
  return { success: true };
};

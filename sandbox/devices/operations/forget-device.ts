import type { Handler } from '#sandbox/calls/call.ts';
import { deviceWith, endDevice } from '../devices.ts';

export const forgetDevice: Handler<'forgetDevice'> = async ({ platform, deviceCookie, token }) => {
  const held = deviceCookie.read();
  const device = held === null ? null : await deviceWith(platform, held);
  if (device) await endDevice(platform, device, token ?? '');
  deviceCookie.clear();
  return { success: true };
};

import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { deviceOfSession, devicesOf } from '../devices.ts';

export const devices: Handler<'devices'> = async (call) => {
  const { platform, token } = call;
  const member = loggedIn(call);
  const own = await deviceOfSession(platform, token ?? '');
  const devices = await devicesOf(platform, member.id);
  return {
    success: true,
    value: {
      devices: devices.map(({ id, browser, system, lastUsedAt, expiresAt }) => ({
        ...{ deviceId: id, browser, system, lastUsedAt, expiresAt },
        isCurrent: id === own?.id,
      })),
    },
  };
};

import type { Handler } from '#sandbox/calls/call.ts';
import { careMember } from '../care-member.ts';
import { startStop } from '../stops/start-stop.ts';
import { timeOutEnd } from '../stops/stop-rules.ts';

export const startTimeOut: Handler<'startTimeOut'> = async (call) => {
  const { platform, token } = call;
  const { hours, shown, idempotencyKey } = call.body;
  const { id: memberId } = careMember(call, ['timeOut']);
  const stop = await startStop(platform, {
    ...{ memberId, kind: 'timeOut', scope: 'brand', cause: 'member', endsAt: timeOutEnd(hours, platform.now()) },
    ...{ fingerprint: `timeOut:${hours}`, idempotencyKey, shown, token },
  });
  return { success: true, value: { stop } };
};

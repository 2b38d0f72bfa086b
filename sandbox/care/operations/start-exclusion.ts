import type { Handler } from '#sandbox/calls/call.ts';
import { careMember } from '../care-member.ts';
import { startStop } from '../stops/start-stop.ts';
import { exclusionEnd } from '../stops/stop-rules.ts';

export const startExclusion: Handler<'startExclusion'> = async (call) => {
  const { platform, token } = call;
  const { period, scope, shown, idempotencyKey } = call.body;
  const { id: memberId } = careMember(call, ['selfExclusion']);
  const stop = await startStop(platform, {
    ...{ memberId, kind: 'exclusion', scope, cause: 'member', endsAt: exclusionEnd(period, platform.now()) },
    ...{ fingerprint: `exclusion:${period}:${scope}`, idempotencyKey, shown, token },
  });
  return { success: true, value: { stop } };
};

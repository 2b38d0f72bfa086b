import type { Handler } from '#sandbox/calls/call.ts';
import { careMember } from '../care-member.ts';
import { setCareMember } from '../care-member-row.ts';
import { describeCare } from '../describe-care.ts';
import { logEvent } from '../log/log-event.ts';

export const keepSelfTest: Handler<'keepSelfTest'> = async (call) => {
  const { platform, token } = call;
  const { score, shown } = call.body;
  const member = careMember(call, ['selfTest']);
  const now = platform.now();
  await setCareMember(platform.db, member.id, { selfTestScore: score, selfTestAt: now });
  // The score is the member's own; that it was kept is what a regulator may read.
  await logEvent(platform.db, { memberId: member.id, kind: 'self-test-kept', facts: {}, shown, at: now });
  return { success: true, value: await describeCare(platform, member, token) };
};

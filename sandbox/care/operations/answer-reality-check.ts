import type { Handler } from '#sandbox/calls/call.ts';
import { closeSession } from '#sandbox/session/session.ts';
import { careMember } from '../care-member.ts';
import { setCareMember } from '../care-member-row.ts';
import { logEvent } from '../log/log-event.ts';
import { realityCheckOf } from '../reality/reality-check.ts';

export const answerRealityCheck: Handler<'answerRealityCheck'> = async (call) => {
  const { platform, token } = call;
  const { answer, shown } = call.body;
  const { id: memberId } = careMember(call, ['realityCheck']);
  const now = platform.now();
  const { minutes, staked, won, net } = await realityCheckOf(platform, memberId);
  await platform.db.transaction(async (tx) => {
    await setCareMember(tx, memberId, { checkAnsweredAt: now });
    const facts = { answer, minutes, staked, won, net };
    await logEvent(tx, { memberId, kind: 'reality-check-answered', facts, shown, at: now });
    if (answer === 'stop' && token !== null) await closeSession(tx, token);
  });
  return { success: true };
};

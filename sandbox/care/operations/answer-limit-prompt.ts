import type { Handler } from '#sandbox/calls/call.ts';
import { careMember } from '../care-member.ts';
import { setCareMember } from '../care-member-row.ts';
import { describeCare } from '../describe-care.ts';
import { logEvent } from '../log/log-event.ts';

export const answerLimitPrompt: Handler<'answerLimitPrompt'> = async (call) => {
  const { platform, token } = call;
  const { prompt, answer, shown } = call.body;
  const member = careMember(call, ['limits']);
  const isFirst = prompt === 'registration';
  await setCareMember(platform.db, member.id, isFirst ? { isAskedAtRegistration: true } : { isAskedAtDeposit: true });
  const event = { memberId: member.id, kind: 'limit-prompt-answered', at: platform.now() } as const;
  await logEvent(platform.db, { ...event, facts: { prompt, answer }, shown });
  return { success: true, value: await describeCare(platform, member, token) };
};

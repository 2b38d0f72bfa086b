import type { Handler } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { careMember } from '../care-member.ts';
import { setCareMember } from '../care-member-row.ts';
import { careRulesOf } from '../care-rules-of.ts';
import { describeCare } from '../describe-care.ts';
import { logEvent } from '../log/log-event.ts';

export const setRealityCheck: Handler<'setRealityCheck'> = async (call) => {
  const { platform, token } = call;
  const { db } = platform;
  const { minutes, shown } = call.body;
  const member = careMember(call, ['realityCheck']);
  const { shortest, longest } = careRulesOf(platform).realityCheck;
  if (minutes < shortest || minutes > longest)
    throw new Refusal(422, 'invalid_field', `Reality checks are from ${shortest} to ${longest} minutes apart.`);
  await setCareMember(db, member.id, { checkMinutes: minutes });
  const event = { memberId: member.id, kind: 'reality-check-set', at: platform.now() } as const;
  await logEvent(db, { ...event, facts: { minutes }, shown });
  return { success: true, value: await describeCare(platform, member, token) };
};

import { and, eq, isNull } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { careMember } from '../care-member.ts';
import { careSteps } from '../care-tables.ts';
import { describeCare } from '../describe-care.ts';
import { logEvent } from '../log/log-event.ts';

export const answerCareStep: Handler<'answerCareStep'> = async (call) => {
  const { platform, token } = call;
  const { id, shown } = call.body;
  const member = careMember(call);
  const now = platform.now();
  const [step] = await platform.db
    .update(careSteps)
    .set({ seenAt: now })
    .where(and(eq(careSteps.id, id), eq(careSteps.memberId, member.id), isNull(careSteps.seenAt)))
    .returning();
  if (!step) throw new Refusal(404, 'not_found', `The member has no open step ${id}.`);
  await logEvent(platform.db, { memberId: member.id, kind: 'step-seen', facts: { step: step.kind }, shown, at: now });
  return { success: true, value: await describeCare(platform, member, token) };
};

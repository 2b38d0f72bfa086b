import { and, desc, eq, gt } from 'drizzle-orm';
import type { Platform } from '#sandbox/platform.ts';
import { lockedMember } from '#sandbox/roster/locked-member.ts';
import { DAY_MS } from '#sandbox/time.ts';
import { careRulesOf } from '../care-rules-of.ts';
import { careSteps } from '../care-tables.ts';
import { logEvent } from '../log/log-event.ts';
import { isStopped } from '../stops/is-stopped.ts';
import { careFacts } from './care-facts.ts';
import { isStronger, judge } from './markers.ts';

/** Minimum time between two equal steps. A stronger one is taken immediately. */
const REST_MS = 7 * DAY_MS;

/**
 * Examines a member's play and takes the step that it requires. The step is sent over the live socket and stored until
 * the member has seen it.
 */
export async function watchMember(platform: Platform, memberId: number): Promise<void> {
  const { db, live, now } = platform;
  const time = now();
  if (careRulesOf(platform).parts.length === 0 || (await isStopped(db, memberId, time))) return;
  const { score, reasons, step } = judge(await careFacts(platform, memberId), time);
  if (step === null) return;
  const isTaken = await db.transaction(async (tx) => {
    await lockedMember(tx, memberId);
    const [last] = await tx
      .select({ kind: careSteps.kind })
      .from(careSteps)
      .where(and(eq(careSteps.memberId, memberId), gt(careSteps.at, time - REST_MS)))
      .orderBy(desc(careSteps.id))
      .limit(1);
    if (last && !isStronger(step, last.kind)) return false;
    await tx.insert(careSteps).values({ memberId, kind: step, score, reasons, at: time });
    await logEvent(tx, { memberId, kind: 'step-taken', facts: { step, score, reasons }, at: time });
    return true;
  });
  if (isTaken) live.publish('care', { kind: 'step' }, memberId);
}

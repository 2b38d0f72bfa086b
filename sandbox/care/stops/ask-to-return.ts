import { and, eq, isNull } from 'drizzle-orm';
import type { Platform } from '#sandbox/platform.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { lockedMember } from '#sandbox/roster/locked-member.ts';
import type { CareStop, CareText } from '#schemas/generated/platform.ts';
import { careStops } from '../care-tables.ts';
import { logEvent } from '../log/log-event.ts';
import { unlistMember } from './list-member.ts';
import { canAskToReturn, RETURN_AFTER_MS } from './stop-rules.ts';
import { describeStop, stopsOf } from './stops-of.ts';

/** Opens the account of a member whose exclusion has ended, a day from now. @throws Refusal stop_runs */
export async function askToReturn(platform: Platform, memberId: number, shown: CareText): Promise<CareStop> {
  const now = platform.now();
  return platform.db.transaction(async (tx) => {
    await lockedMember(tx, memberId);
    const rows = await stopsOf(tx, memberId);
    const before = describeStop(rows, now);
    if (!before || !canAskToReturn(rows, now))
      throw new Refusal(409, 'stop_runs', 'The member cannot come back now.', before ? { stop: before } : undefined);
    if (before.returnsAt === undefined) {
      const isAsked = and(
        eq(careStops.memberId, memberId),
        eq(careStops.kind, 'exclusion'),
        isNull(careStops.returnsAt),
      );
      await tx
        .update(careStops)
        .set({ returnsAt: now + RETURN_AFTER_MS })
        .where(isAsked);
      await unlistMember(tx, memberId);
      await logEvent(tx, {
        memberId,
        kind: 'return-asked',
        facts: { returnsAt: now + RETURN_AFTER_MS },
        shown,
        at: now,
      });
    }
    return describeStop(await stopsOf(tx, memberId), now) ?? before;
  });
}

import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { Platform } from '#sandbox/platform.ts';
import { lockedMember } from '#sandbox/roster/locked-member.ts';
import { isTrial } from '#sandbox/roster/member.ts';
import { members } from '#sandbox/roster/member-tables.ts';
import { careStops } from '../care-tables.ts';
import { logEvent } from '../log/log-event.ts';
import { excludedPerson, type Match } from './excluded-person.ts';
import { traitsOf } from './traits.ts';

/**
 * Looks whether a member is an excluded person: on a register, or with another account that has stopped. Such a member has
 * stopped too, until a log-in at which nothing of it is left: the register, or the other account, decides for how long.
 */
export async function recognise(platform: Platform, memberId: number): Promise<void> {
  const { db, now } = platform;
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  if (!member || isTrial(member)) return;
  const time = now();
  const match = await excludedPerson(db, (await traitsOf(db, member)).asked, time, memberId);
  const running = await recognisedStop(db, memberId);
  if ((match !== null) === running) return;
  await db.transaction(async (tx) => {
    await lockedMember(tx, memberId);
    // Another log-in may have done it in between.
    if ((await recognisedStop(tx, memberId)) !== running) return;
    await (match ? stopFor(tx, memberId, match, time) : release(tx, memberId, time));
  });
}

/** Stops that this platform began because of who the member is. */
function isRecognised(memberId: number) {
  const causes = inArray(careStops.cause, ['register', 'same-person']);
  return and(eq(careStops.memberId, memberId), causes, isNull(careStops.returnsAt));
}

async function recognisedStop(db: Database, memberId: number): Promise<boolean> {
  const stops = await db.select({ id: careStops.id }).from(careStops).where(isRecognised(memberId));
  return stops.length > 0;
}

async function stopFor(db: Database, memberId: number, match: Match, now: number): Promise<void> {
  const cause = 'register' in match ? 'register' : 'same-person';
  const row = { memberId, kind: 'exclusion', scope: 'operator', cause, startedAt: now } as const;
  await db.insert(careStops).values({ ...row, idempotencyKey: `${cause}:${now}`, fingerprint: cause });
  await logEvent(db, { memberId, kind: 'register-listed', facts: { cause, ...match }, at: now });
}

async function release(db: Database, memberId: number, now: number): Promise<void> {
  await db.update(careStops).set({ returnsAt: now }).where(isRecognised(memberId));
  await logEvent(db, { memberId, kind: 'register-left', facts: {}, at: now });
}

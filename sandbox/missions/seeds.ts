import { insertInParts } from '../database/insert-in-parts.ts';
import type { Moved, Seeding, Seeds } from '../hooks/seeds.ts';
import { startOfMerchantDay } from '../merchants/merchant-zone.ts';
import { seededRandom } from '../random.ts';
import type { PlannedMember } from '../seed-plan/planned-member.ts';
import { DAY_MS } from '../time.ts';
import { loginDays } from './mission-tables.ts';

/** The longest period of missions. */
const DAYS = 7;

export const seeds: Seeds = { write, move };

/**
 * Visits of the agents' downlines. How often each comes differs, since otherwise all would have completed the same few
 * missions. Players to log in as have no visits but their own.
 */
async function write({ db, plan: { members }, day }: Seeding): Promise<void> {
  const random = seededRandom(19_07);
  const visitors = members.filter(({ type, uplineId }) => type === 0 && uplineId !== null);
  await insertInParts(
    db,
    loginDays,
    visitors.flatMap((member) =>
      visits(member, random()).map((ago) => ({ memberId: member.id, day: day - ago * DAY_MS })),
    ),
  );

  /** Days ago, never before the registration. */
  function visits({ registered }: PlannedMember, faith: number): number[] {
    const days = Math.min(DAYS, 1 - registered / DAY_MS);
    return [...Array(days).keys()].filter(() => random() < faith);
  }
}

/** A visit is kept by the start of its day, which is no whole number of days ago where clocks have changed since. */
async function move({ db, currency, day, dayBefore }: Moved): Promise<void> {
  // Deleted and inserted: updated row by row, a day would collide with the next one, which has not moved yet.
  const former = await db.delete(loginDays).returning();
  const startOf = (visit: number) => startOfMerchantDay(day, currency, Math.round((visit - dayBefore) / DAY_MS));
  const moved = former.map((visit) => ({ ...visit, day: startOf(visit.day) }));
  await insertInParts(db, loginDays, moved);
}

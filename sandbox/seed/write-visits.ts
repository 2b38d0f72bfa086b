import type { Database } from '../database/database.ts';
import { insertInParts } from '../database/insert-in-parts.ts';
import { loginDays } from '../missions/mission-tables.ts';
import { seededRandom } from '../random.ts';
import { DAY_MS } from '../time.ts';
import type { SeedPlan } from './plan.ts';
import type { PlannedMember } from './planned-member.ts';

/** The longest period of missions. */
const DAYS = 7;

/**
 * Visits of the agents' downlines. How often each comes differs, since otherwise all would have completed the same few
 * missions. Players to log in as have no visits but their own.
 */
export async function writeVisits(db: Database, { members }: SeedPlan, day: number): Promise<void> {
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
    const known = Math.min(DAYS, 1 - registered / DAY_MS);
    return [...Array(known).keys()].filter(() => random() < faith);
  }
}

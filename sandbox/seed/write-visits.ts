import type { Database } from '../database/database.ts';
import { loginDays } from '../missions/mission-tables.ts';
import { DAY_MS } from '../time.ts';
import { insertInParts } from './insert-in-parts.ts';
import type { PlannedMember, SeedPlan } from './plan.ts';
import { seededRandom } from './random.ts';

/** The longest span of missions, whichever day of it the seed falls on. */
const DAYS = 7;

/**
 * The days on which the agents' players came by, each as faithfully as they are: without them everybody would have reached
 * the same few missions. Those who stand for whoever tries the site have none but their own.
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

  /** How many days ago; nobody was there before they registered. */
  function visits({ registered }: PlannedMember, faith: number): number[] {
    const known = Math.min(DAYS, 1 - registered / DAY_MS);
    return [...Array(known).keys()].filter(() => random() < faith);
  }
}

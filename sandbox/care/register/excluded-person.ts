import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { Refusal } from '#sandbox/server/refusal.ts';
import { careStops } from '../care-tables.ts';
import { runsAt } from '../stops/is-stopped.ts';
import { registersOf } from './registers.ts';
import { membersWith, type Trait } from './traits.ts';

/** Who an excluded person was recognised by. */
export type Match = { register: 'country' | 'operator' } | { memberId: number };

/**
 * Whether somebody with one of these traits is excluded: on a register, or by a stop that a member began with another account
 * here. Only those count, or two accounts of a person would hold each other closed.
 */
export async function excludedPerson(
  db: Database,
  traits: readonly Trait[],
  now: number,
  self?: number,
): Promise<Match | null> {
  // A member who chose to be excluded by all brands is on the operator's register because of that, and it says no more.
  const isOwn = self !== undefined && (await hasOwnStop(db, self, now));
  for (const register of registersOf(db)) {
    if (register.name === 'operator' && isOwn) continue;
    if (await register.lists(traits)) return { register: register.name };
  }
  const stopped = await db
    .selectDistinct({ memberId: careStops.memberId })
    .from(careStops)
    .where(and(eq(careStops.cause, 'member'), runsAt(now)));
  const others = stopped.map(({ memberId }) => memberId).filter((id) => id !== self);
  const [memberId] = await membersWith(db, traits, others);
  return memberId === undefined ? null : { memberId };
}

async function hasOwnStop(db: Database, memberId: number, now: number): Promise<boolean> {
  const isTheirs = and(eq(careStops.memberId, memberId), eq(careStops.cause, 'member'), runsAt(now));
  return (await db.select({ id: careStops.id }).from(careStops).where(isTheirs)).length > 0;
}

/**
 * Lets a new account be opened. The refusal does not say why: who types a neighbour's number learns nothing about them.
 * @throws Refusal account_refused
 */
export async function requireNewPerson(db: Database, traits: readonly Trait[], now: number): Promise<void> {
  if (await excludedPerson(db, traits, now)) throw accountRefused();
}

export function accountRefused(): Refusal {
  return new Refusal(403, 'account_refused', 'No account can be opened with these details. Customer service can help.');
}

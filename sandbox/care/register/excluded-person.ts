import { and, eq, ne, or } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { Guarded } from '#sandbox/hooks/domain.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { careStops, careTraits } from '../care-tables.ts';
import { runsAt } from '../stops/is-stopped.ts';
import { isClosedPerson } from './closed-person.ts';
import { registersOf } from './registers.ts';
import { type Trait, traitsIn } from './traits.ts';

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
  const found: Match[] = [];
  // Each is asked whatever the others say, so that all answers take the same time.
  for (const register of registersOf(db)) {
    if (register.name === 'operator' && isOwn) continue;
    if (await register.lists(traits)) found.push({ register: register.name });
  }
  const memberId = await memberWith(db, traits, now, self);
  return found[0] ?? (memberId === undefined ? null : { memberId });
}

/** One of the members who have stopped themselves and are known by one of these traits; each account has a name of its own. */
async function memberWith(db: Database, traits: readonly Trait[], now: number, self?: number) {
  const shared = traits.filter(({ trait }) => trait !== 'account');
  if (shared.length === 0) return undefined;
  const isOne = shared.map(({ trait, value }) => and(eq(careTraits.trait, trait), eq(careTraits.value, value)));
  const isTheirs = and(eq(careStops.memberId, careTraits.memberId), eq(careStops.cause, 'member'), runsAt(now));
  const isOther = self === undefined ? undefined : ne(careTraits.memberId, self);
  const [found] = await db
    .select({ memberId: careTraits.memberId })
    .from(careTraits)
    .innerJoin(careStops, isTheirs)
    .where(and(or(...isOne), isOther))
    .limit(1);
  return found?.memberId;
}

async function hasOwnStop(db: Database, memberId: number, now: number): Promise<boolean> {
  const isTheirs = and(eq(careStops.memberId, memberId), eq(careStops.cause, 'member'), runsAt(now));
  return (await db.select({ id: careStops.id }).from(careStops).where(isTheirs)).length > 0;
}

/**
 * account_refused for an excluded person, and for anybody whose account here is closed, after the same questions: who types a
 * neighbour's details does not learn which it is.
 */
export async function refusedPerson({ db, person, at }: Guarded['joining']): Promise<Refusal | null> {
  const isExcluded = (await excludedPerson(db, traitsIn(person).asked, at)) !== null;
  const isClosed = await isClosedPerson(db, person);
  if (!(isExcluded || isClosed)) return null;
  return new Refusal(403, 'account_refused', 'A person has to look at this registration. Customer service can help.');
}

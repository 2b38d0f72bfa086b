import { and, eq, exists, isNull, ne, notExists } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { careRegister, careStops, careTraits } from '../care-tables.ts';
import type { Trait } from '../register/traits.ts';

/** Adds a person with these traits to the register that all of the operator's brands check. */
export async function listMember(db: Database, kept: readonly Trait[]): Promise<void> {
  const rows = kept.map((trait) => ({ register: 'operator' as const, ...trait }));
  if (rows.length > 0) await db.insert(careRegister).values(rows).onConflictDoNothing();
}

/** Takes a member off that register, who has asked to come back. What another member on it is known by too stays. */
export async function unlistMember(db: Database, memberId: number): Promise<void> {
  const isTheirs = and(
    eq(careTraits.memberId, memberId),
    eq(careTraits.trait, careRegister.trait),
    eq(careTraits.value, careRegister.value),
  );
  const own = exists(db.select({ id: careTraits.memberId }).from(careTraits).where(isTheirs));
  const isListed = and(eq(careStops.memberId, careTraits.memberId), eq(careStops.scope, 'operator'));
  const runs = and(eq(careStops.kind, 'exclusion'), eq(careStops.cause, 'member'), isNull(careStops.returnsAt));
  const isOthers = and(
    ne(careTraits.memberId, memberId),
    eq(careTraits.trait, careRegister.trait),
    eq(careTraits.value, careRegister.value),
  );
  const others = db.select({ id: careTraits.memberId }).from(careTraits).innerJoin(careStops, and(isListed, runs));
  await db
    .delete(careRegister)
    .where(and(eq(careRegister.register, 'operator'), own, notExists(others.where(isOthers))));
}

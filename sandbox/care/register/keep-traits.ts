import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { members } from '#sandbox/roster/member-tables.ts';
import { careTraits } from '../care-tables.ts';
import { type Trait, traitsOf } from './traits.ts';

/** Keeps what an excluded member is known by now, beside what they were known by before. @returns all of what is known now */
export async function keepTraits(db: Database, memberId: number): Promise<Trait[]> {
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  const kept = member ? (await traitsOf(db, member)).kept : [];
  const rows = kept.map((trait) => ({ ...trait, memberId }));
  if (rows.length > 0) await db.insert(careTraits).values(rows).onConflictDoNothing();
  return kept;
}

/** Forgets what a member was known by in exclusions that are over: a number they have given up may be another person's by now. */
export async function forgetTraits(db: Database, memberId: number): Promise<void> {
  await db.delete(careTraits).where(eq(careTraits.memberId, memberId));
}

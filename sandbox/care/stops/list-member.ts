import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { members } from '#sandbox/member/member-tables.ts';
import { careRegister } from '../care-tables.ts';
import { type Trait, traitsOf } from '../register/traits.ts';

/** Puts a member on the register that all brands of the operator ask. */
export async function listMember(db: Database, memberId: number): Promise<void> {
  const rows = (await traitsOfMember(db, memberId)).map((trait) => ({ register: 'operator' as const, ...trait }));
  if (rows.length > 0) await db.insert(careRegister).values(rows).onConflictDoNothing();
}

/** Takes a member off that register, who has asked to come back. */
export async function unlistMember(db: Database, memberId: number): Promise<void> {
  for (const { trait, value } of await traitsOfMember(db, memberId)) {
    const own = and(
      eq(careRegister.register, 'operator'),
      eq(careRegister.trait, trait),
      eq(careRegister.value, value),
    );
    await db.delete(careRegister).where(own);
  }
}

async function traitsOfMember(db: Database, memberId: number): Promise<Trait[]> {
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  return member ? traitsOf(db, member) : [];
}

import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Member } from './member.ts';
import { members } from './member-tables.ts';

/**
 * Locks a member's row. Transactions that change the member's sessions begin with it, so that they wait for each other:
 * each log-in ends the session before it, and none deadlocks.
 */
export async function lockedMember(db: Database, id: number): Promise<Member> {
  const [member] = await db.select().from(members).where(eq(members.id, id)).for('no key update');
  if (!member) throw new Error(`Member ${id} is not stored.`);
  return member;
}

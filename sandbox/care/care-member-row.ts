import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { careMembers } from './care-tables.ts';

type CareMemberRow = Omit<typeof careMembers.$inferSelect, 'memberId'>;

const UNTOUCHED: CareMemberRow = Object.freeze({
  checkMinutes: null,
  checkAnsweredAt: 0,
  checkToldFor: 0,
  isAskedAtRegistration: false,
  isAskedAtDeposit: false,
  selfTestScore: null,
  selfTestAt: null,
});

/** A member's choices and answers. */
export async function careMemberRow(db: Database, memberId: number): Promise<CareMemberRow> {
  const [row] = await db.select().from(careMembers).where(eq(careMembers.memberId, memberId));
  return row ?? UNTOUCHED;
}

/** Changes what a member has chosen or answered. */
export async function setCareMember(db: Database, memberId: number, change: Partial<CareMemberRow>): Promise<void> {
  await db
    .insert(careMembers)
    .values({ memberId, ...change })
    .onConflictDoUpdate({ target: careMembers.memberId, set: change });
}

import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { securityQuestions } from './session-tables.ts';

export type SecurityQuestion = typeof securityQuestions.$inferSelect;

/** The member's security question, or null. */
export async function securityQuestionOf(db: Database, memberId: number): Promise<SecurityQuestion | null> {
  const [found] = await db.select().from(securityQuestions).where(eq(securityQuestions.memberId, memberId));
  return found ?? null;
}

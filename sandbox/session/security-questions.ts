import { eq } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { securityQuestions } from './session-tables.ts';

export type SecurityQuestion = typeof securityQuestions.$inferSelect;

/** The member's security question, or null. Only brands with security questions ask it. */
export async function securityQuestionOf(
  { db, brand }: Pick<Platform, 'db' | 'brand'>,
  memberId: number,
): Promise<SecurityQuestion | null> {
  if (!brand.auth.securityQuestions) return null;
  const [found] = await db.select().from(securityQuestions).where(eq(securityQuestions.memberId, memberId));
  return found ?? null;
}

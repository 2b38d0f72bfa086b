import { eq } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { hashToken } from '../token.ts';
import { securityQuestions } from './session-tables.ts';

export type SecurityQuestion = typeof securityQuestions.$inferSelect;

/** Each log-in asks one of these. Older accounts may have a single question. */
export const QUESTIONS_OF_A_MEMBER = 2;

/** The member's security questions in their order. Only brands with security questions ask them. */
export async function securityQuestionsOf(
  { db, brand }: Pick<Platform, 'db' | 'brand'>,
  memberId: number,
): Promise<SecurityQuestion[]> {
  if (!brand.auth.securityQuestions) return [];
  return db
    .select()
    .from(securityQuestions)
    .where(eq(securityQuestions.memberId, memberId))
    .orderBy(securityQuestions.place);
}

/** The question that a session asks: one at random, and the same one whenever it is asked for. */
export async function askedQuestion(
  platform: Platform,
  memberId: number,
  token: string | null,
): Promise<SecurityQuestion | undefined> {
  const questions = await securityQuestionsOf(platform, memberId);
  const number = Buffer.from(hashToken(token ?? ''), 'base64url').readUInt32BE();
  return questions[number % questions.length];
}

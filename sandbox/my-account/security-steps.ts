import type { SecurityStep } from '#schemas/generated/platform.ts';
import { paymentPasswordSetAt } from '../payout-accounts/payment-password.ts';
import type { Platform } from '../platform.ts';
import { isModuleOn } from '../process/modules.ts';
import { hasPassword, type Member } from '../roster/member.ts';
import { needsVerification, verificationOf } from '../roster/verification.ts';
import { QUESTIONS_OF_A_MEMBER, securityQuestionsOf } from '../session/security-questions.ts';

/** What secures the member's account in this brand, in the order in which to do it. */
export async function securitySteps(platform: Platform, member: Member): Promise<SecurityStep[]> {
  const { db, brand } = platform;
  const { id, email, passwordSetAt } = member;
  const paymentSetAt = await paymentPasswordSetAt(platform, member);
  const questions = await securityQuestionsOf(platform, id);
  return [
    ...(hasPassword(member) ? [{ name: 'password' as const, isDone: true, changedAt: passwordSetAt }] : []),
    ...(needsVerification(platform, member)
      ? [{ name: 'identity' as const, isDone: (await verificationOf(db, id)) === 'A' }]
      : []),
    ...(isModuleOn(platform, 'WITHDRAWAL')
      ? [{ name: 'payment' as const, isDone: paymentSetAt !== null, ...(paymentSetAt && { changedAt: paymentSetAt }) }]
      : []),
    ...(brand.auth.securityQuestions
      ? [{ name: 'question' as const, isDone: questions.length === QUESTIONS_OF_A_MEMBER, count: questions.length }]
      : []),
    { name: 'email', isDone: email !== null },
  ];
}

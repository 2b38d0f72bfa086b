import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { needsVerification, verificationOf } from '#sandbox/roster/verification.ts';
import { securityQuestionsOf } from '#sandbox/session/security-questions.ts';

/** Employed, self-employed, retired, student and other. */
const INCOME_SOURCES = [1, 2, 3, 4, 5] as const;

export const securityConfig: Handler<'securityConfig'> = async (call) => {
  const { platform } = call;
  const member = loggedIn(call);
  const status = await verificationOf(platform.db, member.id);
  const idVerification = {
    enabled: needsVerification(platform, member),
    isComplete: status === 'A',
    status,
    isDue: call.owing?.owed === 'verification',
    incomeSources: [...INCOME_SOURCES],
  };
  const isAsked = (await securityQuestionsOf(platform, member.id)).length > 0;
  const securityQuestions = { enabled: isAsked, isComplete: isAsked, isDue: call.owing?.owed === 'answer' };
  return { success: true, value: { info: { securityQuestions, idVerification } } };
};

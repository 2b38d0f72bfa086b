import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { needsVerification, verificationOf } from '#sandbox/roster/verification.ts';
import { securityQuestionsOf } from '#sandbox/session/security-questions.ts';

export const securityConfig: Handler<'securityConfig'> = async (call) => {
  const { platform } = call;
  const member = loggedIn(call);
  const status = await verificationOf(platform.db, member.id);
  const idVerification = {
    enabled: needsVerification(platform, member),
    isComplete: status === 'A',
    status,
    isDue: call.owing?.owed === 'verification',
  };
  const isAsked = (await securityQuestionsOf(platform, member.id)).length > 0;
  const securityQuestions = { enabled: isAsked, isComplete: isAsked, isDue: call.owing?.owed === 'answer' };
  return { success: true, value: { info: { securityQuestions, idVerification } } };
};

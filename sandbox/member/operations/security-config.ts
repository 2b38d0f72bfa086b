import { type Handler, loggedIn } from '#sandbox/server/call.ts';
import { securityQuestionOf } from '#sandbox/session/security-questions.ts';
import { isModuleOn } from '#sandbox/system/modules.ts';
import { verificationOf } from '../verification.ts';

export const securityConfig: Handler<'securityConfig'> = async (call) => {
  const { platform } = call;
  const member = loggedIn(call);
  const status = await verificationOf(platform.db, member.id);
  const idVerification = {
    enabled: member.type === 0 && isModuleOn(platform, 'MANDATORYKYC3'),
    isComplete: status === 'A',
    status,
  };
  const isAsked = (await securityQuestionOf(platform, member.id)) !== null;
  const securityQuestions = { enabled: isAsked, isComplete: isAsked, isDue: call.owing?.owed === 'answer' };
  return { success: true, value: { info: { securityQuestions, idVerification } } };
};

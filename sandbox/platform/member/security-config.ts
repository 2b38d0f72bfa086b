import { type Handler, loggedIn } from '../call.ts';
import { securityQuestionOf } from '../session/security-questions.ts';
import { isModuleOn } from '../system/modules.ts';
import { verificationOf } from './verification.ts';

export const securityConfig: Handler<'securityConfig'> = async (call) => {
  const { platform } = call;
  const member = loggedIn(call);
  const status = await verificationOf(platform.db, member.id);
  const idVerification = {
    enabled: member.type === 0 && isModuleOn(platform, 'MANDATORYKYC3'),
    isComplete: status === 'A',
    status,
  };
  const isAsked = (await securityQuestionOf(platform.db, member.id)) !== null;
  const securityQuestions = { enabled: isAsked, isComplete: isAsked };
  return { success: true, value: { info: { securityQuestions, idVerification } } };
};

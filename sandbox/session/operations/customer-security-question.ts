import { type Handler, loggedIn } from '#sandbox/server/call.ts';
import { Refusal } from '#sandbox/server/refusal.ts';
import { securityQuestionOf } from '../security-questions.ts';

export const customerSecurityQuestion: Handler<'customerSecurityQuestion'> = async (call) => {
  const found = await securityQuestionOf(call.platform, loggedIn(call).id);
  if (!found) throw new Refusal(404, 'not_found', 'The account has no security question.');
  return { success: true, value: { question: found.question, questionId: found.id } };
};

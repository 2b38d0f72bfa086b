import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { askedQuestion } from '../security-questions.ts';

export const customerSecurityQuestion: Handler<'customerSecurityQuestion'> = async (call) => {
  const found = await askedQuestion(call.platform, loggedIn(call).id, call.token);
  if (!found) throw new Refusal(404, 'not_found', 'The account has no security question.');
  return { success: true, value: { question: found.question, questionId: found.id } };
};

import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { askedQuestion } from '../security-questions.ts';

export const customerSecurityQuestion: Handler<'customerSecurityQuestion'> = async (call) => {
  const question = await askedQuestion(call.platform, loggedIn(call).id, call.token);
  if (!question) throw new Refusal(404, 'not_found', 'The account has no security question.');
  return { success: true, value: { question: question.question, questionId: question.id } };
};

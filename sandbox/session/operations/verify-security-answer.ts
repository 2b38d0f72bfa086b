import { type Handler, loggedIn } from '#sandbox/calls/call.ts';
import { isRightAttempt, visitorOf } from '#sandbox/limits/login-attempts.ts';
import { passwordMatches, UNMATCHABLE_HASH } from '#sandbox/roster/password.ts';
import { askedQuestion } from '../security-questions.ts';
import { settleAnswer } from '../session.ts';

export const verifySecurityAnswer: Handler<'verifySecurityAnswer'> = async (call) => {
  const { platform, body, address } = call;
  const member = loggedIn(call);
  const visitor = visitorOf(`answer:${member.account}`, address);
  const valid = await isRightAttempt(platform, visitor, async () => {
    const question = await askedQuestion(platform, member.id, call.token);
    const isAsked = question?.id === body.questionId;
    const answer = body.answer.trim().toLowerCase();
    return passwordMatches(answer, isAsked ? question.answerHash : UNMATCHABLE_HASH);
  });
  if (valid) await settleAnswer(platform, call.token ?? '');
  return { success: true, value: { valid } };
};

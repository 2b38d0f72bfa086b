import { sql } from 'drizzle-orm';
import { accountMember } from '#sandbox/calls/account-member.ts';
import type { Handler } from '#sandbox/calls/call.ts';
import { refusal } from '#sandbox/fields/field-refusal.ts';
import type { FieldProblem } from '#sandbox/fields/registration-rules.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { hashPassword } from '#sandbox/roster/password.ts';
import type { SecurityQuestionsPayload } from '#schemas/generated/platform.ts';
import { readPayload } from '../read-payload.ts';
import { requireConfirmation } from '../require-password.ts';
import { securityQuestions } from '../session-tables.ts';

const SHORTEST_ANSWER = 2;

type Questions = SecurityQuestionsPayload['questions'];

export const setSecurityQuestions: Handler<'setSecurityQuestions'> = async (call) => {
  const { platform, body, token, address } = call;
  const member = accountMember(call);
  if (!platform.brand.auth.securityQuestions)
    throw new Refusal(403, 'not_available', 'This brand asks no security questions.');
  const { questions, password } = await readPayload(platform.key, body, 'SecurityQuestionsPayload');
  const answers = questions.map(({ question, answer }) => ({
    question: question.trim(),
    answer: answer.trim().toLowerCase(),
  }));
  const problems = problemsOf(answers);
  if (problems.length > 0) throw refusal(problems);
  await requireConfirmation(platform, member, { password, token, address });
  const rows = await Promise.all(
    answers.map(async ({ question, answer }, index) => ({
      memberId: member.id,
      place: index + 1,
      question,
      answerHash: await hashPassword(answer),
    })),
  );
  await platform.db
    .insert(securityQuestions)
    .values(rows)
    .onConflictDoUpdate({
      target: [securityQuestions.memberId, securityQuestions.place],
      set: { question: sql`excluded.question`, answerHash: sql`excluded.answer_hash` },
    });
  return { success: true };
};

/** Blank questions, short answers, and what repeats an earlier question or answer. */
function problemsOf(questions: Questions): FieldProblem[] {
  return questions.flatMap(({ question, answer }, index): FieldProblem[] => {
    const earlier = questions.slice(0, index);
    const isSame = (other: { question: string }) => other.question.toLowerCase() === question.toLowerCase();
    const [ofQuestion, ofAnswer] = [`questions.${index}.question`, `questions.${index}.answer`];
    return [
      ...(question === '' ? [{ name: ofQuestion, rule: 'required' as const }] : []),
      ...(earlier.some(isSame) ? [{ name: ofQuestion, rule: 'same' as const }] : []),
      ...([...answer].length < SHORTEST_ANSWER ? [{ name: ofAnswer, rule: 'length' as const }] : []),
      ...(earlier.some((other) => other.answer === answer) ? [{ name: ofAnswer, rule: 'same' as const }] : []),
    ];
  });
}

import type { Translate } from '#app/language/translate.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';

const REFUSALS = [
  'message_sent',
  'no_recipients',
  'no_upline',
  'not_found',
  'account_frozen',
  'account_locked',
] as const;

export function refusalOf(problem: unknown): string | undefined {
  return problem instanceof PlatformError ? problem.details.errorCode : undefined;
}

/** The message for a refused call, with what can be done about it. */
export function describeRefusal(problem: unknown, t: Translate<'agent-messages'>): string {
  const refusal = REFUSALS.find((known) => known === refusalOf(problem));
  return refusal ? t(`refused.${refusal}`) : describeProblem(problem, t);
}

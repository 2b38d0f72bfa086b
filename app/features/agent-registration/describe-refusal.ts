import type { Translate } from '#app/language/translate.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';

const REFUSALS = ['rate_out_of_range', 'too_many_links', 'not_found'] as const;

/** The message for a refused call, with what can be done about it. */
export function describeRefusal(problem: unknown, t: Translate<'agent-registration'>): string {
  const code = problem instanceof PlatformError ? problem.details.errorCode : undefined;
  const refusal = REFUSALS.find((known) => known === code);
  return refusal ? t(`refused.${refusal}`) : describeProblem(problem, t);
}

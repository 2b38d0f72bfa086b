import type { Translate } from '#app/language/translate.ts';
import { errorCodeOf } from '#app/platform/platform-error.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';

/** The message for records that the platform refuses to show. */
export function describeRefusal(problem: unknown, t: Translate<'agent-records'>): string {
  const isUnknown = errorCodeOf(problem) === 'not_found';
  return isUnknown ? t('notFound') : describeProblem(problem, t);
}

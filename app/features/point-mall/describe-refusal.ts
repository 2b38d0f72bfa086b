import type { Translate } from '#app/language/translate.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';

/** The message for points that were not spent, with what can be done about it. */
export function describeRefusal(problem: unknown, t: Translate<'point-mall'>): string {
  const code = problem instanceof PlatformError ? problem.details.errorCode : undefined;
  return code === 'points_spent' ? t('refused.points_spent') : describeProblem(problem, t);
}

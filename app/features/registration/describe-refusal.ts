import type { Translate } from '#app/language/translate.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';

/** Whether the person can open no account, for a reason that the platform does not tell, such as an exclusion that runs. */
export function isTurnedAway(problem: unknown): boolean {
  return problem instanceof PlatformError && problem.details.errorCode === 'account_refused';
}

/** The message for a refused registration. */
export function describeRefusal(problem: unknown, t: Translate<'registration'>): string {
  return isTurnedAway(problem) ? t('refused.account_refused') : describeProblem(problem, t);
}

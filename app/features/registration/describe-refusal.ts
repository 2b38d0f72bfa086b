import { errorCodeOf } from '#app/platform/platform-error.ts';
import { describeRefusals } from '#app/shell/errors/describe-problem.ts';

/** True if the platform refuses an account without giving the reason, such as a running exclusion. */
export function isTurnedAway(problem: unknown): boolean {
  return errorCodeOf(problem) === 'account_refused';
}

export const describeRefusal = describeRefusals('account_refused');

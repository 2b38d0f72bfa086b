import { errorCodeOf } from '#app/platform/platform-error.ts';
import { describeRefusals } from '#app/shell/errors/describe-problem.ts';

/** Whether the person can open no account, for a reason that the platform does not tell, such as an exclusion that runs. */
export function isTurnedAway(problem: unknown): boolean {
  return errorCodeOf(problem) === 'account_refused';
}

/** The message for a refused registration. */
export const describeRefusal = describeRefusals('account_refused');

import { PlatformError } from '#app/platform/platform-error.ts';
import { leavesOpen } from '#app/platform/send-once.ts';
import { REFUSALS } from './describe-refusal.ts';

/**
 * Whether it is unknown if the slip was placed. A refusal by the lottery means that it was not; any other refusal, such
 * as an expired session, leaves the state as it was. @param before the state before this attempt
 */
export function isUnanswered(problem: unknown, before: boolean): boolean {
  if (!(problem instanceof PlatformError)) return true;
  if (REFUSALS.some((code) => code === problem.details.errorCode)) return false;
  return before || leavesOpen(problem);
}

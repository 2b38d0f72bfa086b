import { PlatformError } from '#app/platform/platform-error.ts';
import { leavesOpen } from '#app/platform/send-once.ts';
import { REFUSALS } from './describe-refusal.ts';

/**
 * Whether it is unknown if a slip was placed. A refusal by the lottery means that nothing was; one for another reason, such
 * as an ended session, changes nothing.
 * @param before whether it was unknown before this try
 */
export function isUnanswered(problem: unknown, before: boolean): boolean {
  if (!(problem instanceof PlatformError)) return true;
  if (REFUSALS.some((code) => code === problem.details.errorCode)) return false;
  return before || leavesOpen(problem);
}

import { PlatformError } from '#app/platform/platform-error.ts';
import { REFUSALS } from './describe-refusal.ts';

const LOST: readonly PlatformError['kind'][] = ['offline', 'timeout', 'failed', 'broken'];

/**
 * Whether nobody knows what became of a slip. A refusal of the lottery says that nothing was placed; one that is about
 * something else, as a session that is over, leaves it as it was.
 * @param before whether nobody knew it before this try
 */
export function isUnanswered(problem: unknown, before: boolean): boolean {
  if (!(problem instanceof PlatformError)) return true;
  if (REFUSALS.some((code) => code === problem.details.errorCode)) return false;
  return before || LOST.includes(problem.kind);
}

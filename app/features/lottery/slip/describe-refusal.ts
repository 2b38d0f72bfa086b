import type { TFunction } from 'i18next';
import { PlatformError } from '#app/platform/platform-error.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';

/** Refusals of the lottery itself: nothing was placed. */
export const REFUSALS: readonly string[] = [
  'issue_closed',
  'odds_changed',
  'game_maintenance',
  'insufficient_funds',
  'idempotency_conflict',
];

/**
 * What a person reads when a slip was not placed, or when nobody knows whether it was.
 * @param t translation function of the lottery's words
 * @param shell that of the shell's words
 */
export function describeRefusal(problem: unknown, t: TFunction, shell: TFunction): string {
  if (problem instanceof PlatformError) {
    const { errorCode = '' } = problem.details;
    if (REFUSALS.includes(errorCode)) return t(`refused.${errorCode}`);
    if (problem.kind === 'offline' || problem.kind === 'timeout') return t(`refused.${problem.kind}`);
    if (problem.kind === 'failed' || problem.kind === 'broken') return t('refused.unanswered');
  }
  return describeProblem(problem, shell);
}

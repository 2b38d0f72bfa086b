import type { Translate } from '#app/language/translate.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { leavesOpen } from '#app/platform/send-once.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';

/** Refusal codes of the lottery. Each means that no bet was placed. */
export const REFUSALS = [
  'issue_closed',
  'odds_changed',
  'game_maintenance',
  'insufficient_funds',
  'idempotency_conflict',
] as const;

/** The message for a slip that was refused or whose outcome is unknown. */
export function describeRefusal(problem: unknown, t: Translate<'lottery'>): string {
  if (problem instanceof PlatformError) {
    const { errorCode } = problem.details;
    const refusal = REFUSALS.find((code) => code === errorCode);
    if (refusal) return t(`refused.${refusal}`);
    if (problem.kind === 'timeout') return t('refused.timeout');
    if (leavesOpen(problem)) return t('refused.unanswered');
  }
  return describeProblem(problem, t);
}

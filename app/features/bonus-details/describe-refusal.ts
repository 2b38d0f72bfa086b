import type { Translate } from '#app/language/translate.ts';
import { errorCodeOf } from '#app/platform/platform-error.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';

/** The message if a bonus cannot be given up, with what the member can do. */
export function describeRefusal(problem: unknown, t: Translate<'bonus-details'>): string {
  const code = errorCodeOf(problem);
  if (code === 'bonus_changed') return t('giveUp.changed');
  return code === 'not_available' ? t('giveUp.finished') : describeProblem(problem, t);
}

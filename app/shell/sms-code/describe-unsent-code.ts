import type { TranslateShell } from '#app/language/translate.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { describeProblem, LONGEST_SENTENCE } from '../errors/describe-problem.ts';

/**
 * The message for a code that was not sent: the platform's sentence, which the specification requires, else the site's
 * words. A platform that fails itself has no sentence for people. How long to wait is for the countdown alone to say: it goes on
 * while the message stays.
 */
export function describeUnsentCode(problem: unknown, t: TranslateShell): string {
  if (!(problem instanceof PlatformError) || !['refused', 'busy'].includes(problem.kind))
    return describeProblem(problem, t);
  const { serverMessage = '' } = problem.details;
  const sentence = serverMessage.length <= LONGEST_SENTENCE && serverMessage.trim();
  return sentence || (problem.kind === 'busy' ? t('shell:error.busy') : describeProblem(problem, t));
}

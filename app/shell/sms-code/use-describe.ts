import { useLanguage } from '#app/language/language-context.tsx';
import type { TranslateShell } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import { describeProblem, LONGEST_SENTENCE } from '../errors/describe-problem.ts';
import { PhoneProblem } from './phone-problem.ts';

/** Describes why a code was not sent or accepted, in the service's words or the shell's. */
export function useDescribe(): (problem: unknown) => Promise<string> {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  return async (problem) => {
    if (!(problem instanceof PhoneProblem)) return describeUnsentCode(problem, t);
    // If the words fail to load, a general message is better than none.
    const ready = await language.ensure(problem.namespace).then(
      () => true,
      () => false,
    );
    return ready ? i18n.getFixedT(null, problem.namespace)(problem.key) : t('error.unknown');
  };
}

/**
 * The message for a code that was not sent: the platform's sentence, which the specification requires, else the site's
 * words. A platform that fails itself has no sentence for people. How long to wait is for the countdown alone to say: it goes on
 * while the message stays.
 */
function describeUnsentCode(problem: unknown, t: TranslateShell): string {
  if (!(problem instanceof PlatformError) || !['refused', 'busy'].includes(problem.kind))
    return describeProblem(problem, t);
  const { serverMessage = '' } = problem.details;
  const sentence = serverMessage.length <= LONGEST_SENTENCE && serverMessage.trim();
  return sentence || (problem.kind === 'busy' ? t('shell:error.busy') : describeProblem(problem, t));
}

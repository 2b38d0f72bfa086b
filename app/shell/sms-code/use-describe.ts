import { useLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeUnsentCode } from './describe-unsent-code.ts';
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

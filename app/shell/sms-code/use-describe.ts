import { useLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeProblem } from '../errors/describe-problem.ts';
import { PhoneProblem } from './phone-problem.ts';

/** Words for what kept a code from being sent or taken: those of the service that did it, else the shell's. */
export function useDescribe(): (problem: unknown) => Promise<string> {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  return async (problem) => {
    if (!(problem instanceof PhoneProblem)) return describeProblem(problem, t);
    // Words that cannot be had now are no reason to say nothing.
    const ready = await language.ensure(problem.namespace).then(
      () => true,
      () => false,
    );
    return ready ? i18n.getFixedT(null, problem.namespace)(problem.key) : t('error.unknown');
  };
}

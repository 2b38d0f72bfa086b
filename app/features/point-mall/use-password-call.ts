import { useEffect, useRef, useState } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { isWrongPassword } from './is-wrong-password.ts';

/** Sends what a person confirmed with the password, one call at a time, and shows errors at their field. */
export function usePasswordCall<What>(send: (password: string, what: What) => Promise<void>) {
  const { t } = useTranslation('point-mall');
  const [message, setMessage] = useState<string>();
  const [passwordFault, setPasswordFault] = useState<string>();
  const passwordRef = useRef<HTMLInputElement>(null);
  const { busy, submit } = useSubmission(async (what: What, password: string) => {
    setMessage(undefined);
    setPasswordFault(password === '' ? t('password.required') : undefined);
    if (password === '') return;
    try {
      await send(password, what);
    } catch (problem) {
      if (isWrongPassword(problem)) setPasswordFault(t('password.wrong'));
      else setMessage(describeProblem(problem, t));
    }
  });
  // The field with the error may be scrolled out of sight.
  useEffect(() => {
    if (passwordFault && !busy) passwordRef.current?.focus();
  }, [passwordFault, busy]);
  return { busy, submit, message, passwordFault, passwordRef };
}

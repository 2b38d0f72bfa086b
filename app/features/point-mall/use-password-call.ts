import { useEffect, useRef, useState } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { describeRefusal } from './describe-refusal.ts';
import { isWrongPassword } from './is-wrong-password.ts';

/** Part of a call's payload. */
type PasswordProof = { readonly password?: string };

/**
 * Sends a call confirmed by the password, or without one if the account has none. Only one call runs at a time; errors
 * appear at their field.
 */
export function usePasswordCall<What>(send: (proof: PasswordProof, what: What) => Promise<void>) {
  const { t } = useTranslation('point-mall');
  const [message, setMessage] = useState<string>();
  const [passwordFault, setPasswordFault] = useState<string>();
  const passwordRef = useRef<HTMLInputElement>(null);
  const { busy, submit } = useSubmission(async (what: What, password?: string) => {
    setMessage(undefined);
    setPasswordFault(password === '' ? t('password.required') : undefined);
    if (password === '') return;
    try {
      await send(password === undefined ? {} : { password }, what);
    } catch (problem) {
      if (isWrongPassword(problem)) setPasswordFault(t('password.wrong'));
      else setMessage(describeRefusal(problem, t));
    }
  });
  // Focusing scrolls the field into view.
  useEffect(() => {
    if (passwordFault && !busy) passwordRef.current?.focus();
  }, [passwordFault, busy]);
  return { busy, submit, message, passwordFault, passwordRef };
}

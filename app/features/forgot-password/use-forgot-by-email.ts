import { useState } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { forgotByEmail } from '#app/platform/generated/operations/forgot-by-email.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';

/**
 * Requests the email once the username and the address are filled in.
 * @param onSent called when the draft is no longer needed
 */
export function useForgotByEmail(onSent: () => void) {
  const { t } = useTranslation('forgot-password');
  const platform = usePlatform();
  const [message, setMessage] = useState<string>();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [sentTo, setSentTo] = useState('');

  const { busy, submit } = useSubmission(async (body: { username: string; email: string }) => {
    const empty = Object.entries(body).flatMap(([name, value]) => (value === '' ? [name] : []));
    setMissing(empty);
    setMessage(undefined);
    if (empty.length > 0) return;
    try {
      await forgotByEmail(platform, body);
      onSent();
      setSentTo(body.email);
    } catch (problem) {
      setMessage(describeProblem(problem, t));
    }
  });
  return { busy, submit, message, missing, sentTo };
}

import { useState } from 'react';
import { isForgotByEmail } from '../../../schemas/generated/validators/forgotByEmail.js';
import { useSubmission } from '../../kit/form/use-submission.ts';
import { useTranslation } from '../../language/translation.tsx';
import { ask } from '../../platform/ask.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { describeProblem } from '../../shell/errors/describe-problem.ts';

const asForm = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  bodySerializer: (body: Record<string, string>) => new URLSearchParams(body).toString(),
} as const;

/**
 * Asks the platform for an e-mail, once the name and the address are there.
 * @param onSent they are needed no longer
 */
export function useForgotByEmail(onSent: () => void) {
  const { t } = useTranslation();
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
      await ask(platform.POST('/wps/member/password/email', { body, ...asForm }), isForgotByEmail);
      onSent();
      setSentTo(body.email);
    } catch (problem) {
      setMessage(describeProblem(problem, t));
    }
  });
  return { busy, submit, message, missing, sentTo };
}

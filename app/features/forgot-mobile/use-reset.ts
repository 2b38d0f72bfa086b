import { type RefObject, useState } from 'react';
import { isForgotByMobile } from '../../../schemas/generated/validators/forgotByMobile.js';
import { useSubmission } from '../../kit/form/use-submission.ts';
import { useTranslation } from '../../language/translation.tsx';
import { ask } from '../../platform/ask.ts';
import { asJose, encryptPayload } from '../../platform/encrypt.ts';
import { usePlatform } from '../../platform/platform-context.tsx';
import { PlatformError } from '../../platform/platform-error.ts';
import { describeProblem } from '../../shell/errors/describe-problem.ts';
import type { SmsCode } from '../../shell/sms-code/use-sms-code.ts';
import { useLogInAgain } from './use-log-in-again.ts';

interface Reset {
  sms: SmsCode;
  password: RefObject<HTMLInputElement | null>;
  close: () => void;
  /** The password is set, whether or not the log-in that follows succeeds. */
  onSet: () => void;
}

/** Sets the new password, once the number, its code and the password are there; then logs in with it. */
export function useReset({ sms, password, close, onSet }: Reset) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const logInAgain = useLogInAgain(close);
  const [message, setMessage] = useState<string>();
  const [fault, setFault] = useState<'missing' | 'weak'>();

  const blame = (what: 'missing' | 'weak') => {
    setFault(what);
    password.current?.focus();
  };
  const { busy, submit } = useSubmission(async (newPassword: string) => {
    setMessage(undefined);
    const mobile = await sms.mobile();
    const proof = mobile && (await sms.proof());
    if (!mobile || !proof) return;
    if (newPassword === '') return blame('missing');
    try {
      const body = await encryptPayload(platform, { newPassword, ...mobile, ...proof });
      const call = platform.POST('/wps/member/password/verification', { body, ...asJose });
      const { value } = await ask(call, isForgotByMobile);
      onSet();
      await logInAgain(value.username, newPassword);
    } catch (problem) {
      if (breaksRule(problem)) blame('weak');
      else setMessage(describeProblem(problem, t));
    }
  });
  return { busy, submit, message, fault, forgive: () => setFault(undefined) };
}

function breaksRule(problem: unknown): boolean {
  return problem instanceof PlatformError && problem.details.errorCode === 'invalid_field';
}

import { type RefObject, useState } from 'react';
import { checkField } from '#app/kinds/account-fields/check-field.ts';
import type { Fault } from '#app/kinds/account-fields/fault.ts';
import { useRegisterSettings } from '#app/kinds/account-fields/register-settings-query.ts';
import { isBlank } from '#app/kit/form/is-blank.ts';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { forgotByMobile } from '#app/platform/generated/operations/forgot-by-mobile.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { errorCodeOf } from '#app/platform/platform-error.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import type { SmsCode } from '#app/shell/sms-code/use-sms-code.ts';
import { isObject } from '#schemas/generated/validators/guard-parts.ts';
import { useLogInAgain } from './use-log-in-again.ts';

const MISSING: Fault = { key: 'fault.missing' };

interface Reset {
  sms: SmsCode;
  password: RefObject<HTMLInputElement | null>;
  close: () => void;
  /** Called when the password is set, even if the log-in that follows fails. */
  onSet: () => void;
}

/** Sets the new password if the number, its code and the password are valid, then logs in. */
export function useReset({ sms, password, close, onSet }: Reset) {
  const { t } = useTranslation('forgot-mobile');
  const platform = usePlatform();
  const logInAgain = useLogInAgain(close);
  const [message, setMessage] = useState<string>();
  const [fault, setFault] = useState<Fault>();
  const rule = useRegisterSettings().data?.password;

  const showFault = (what: Fault) => {
    setFault(what);
    password.current?.focus();
  };
  const showRefusal = (problem: unknown) => {
    if (breaksRule(problem)) return showFault({ key: 'fault.weak' });
    if (!sms.refuse(problem)) setMessage(describeProblem(problem, t));
  };
  const { busy, submit } = useSubmission(async (newPassword: string) => {
    setMessage(undefined);
    const mobile = await sms.mobile();
    const proof = mobile && (await sms.proof());
    if (!mobile || !proof) return;
    const wrong = isBlank(newPassword) ? MISSING : rule && checkField(newPassword, rule);
    if (wrong) return showFault(wrong);
    try {
      const { value } = await forgotByMobile(platform, { newPassword, ...mobile, ...proof });
      onSet();
      await logInAgain(usernameIn(value) ?? mobile.mobileNum, newPassword);
    } catch (problem) {
      showRefusal(problem);
    }
  });
  return { busy, submit, message, fault, rule, clearFault: () => setFault(undefined) };
}

/** The username in the platform's answer, if any. Members registered by mobile number log in with it. */
function usernameIn(value: unknown): string | undefined {
  const { username } = isObject(value) ? value : {};
  return typeof username === 'string' && username !== '' ? username : undefined;
}

function breaksRule(problem: unknown): boolean {
  return errorCodeOf(problem) === 'invalid_field';
}

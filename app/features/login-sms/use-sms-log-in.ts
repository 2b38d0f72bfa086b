import { useState } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { logIn } from '#app/session/log-in.ts';
import { useBotCheck } from '#app/shell/bot-check/use-bot-check.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { DISCLAIMER } from '#app/shell/log-in/accept-disclaimer.tsx';
import type { Mobile } from '#app/shell/slots/phone-verifier.ts';
import type { LoginMethodProps } from '#app/shell/slots/slots.ts';
import type { SmsCode } from '#app/shell/sms-code/use-sms-code.ts';

interface SmsLogIn extends Pick<LoginMethodProps, 'enter'> {
  sms: SmsCode;
  /** Stores the number if the member wants to be remembered, else clears the stored one. */
  settle: (mobile: Mobile, remember: boolean) => Promise<void>;
}

interface Ticks {
  /** Whether the disclaimer is accepted; true where the brand has none. */
  accepted: boolean;
  remember: boolean;
}

export function useSmsLogIn({ sms, enter, settle }: SmsLogIn) {
  const { t } = useTranslation('login-sms');
  const platform = usePlatform();
  const { check } = useBotCheck();
  const [message, setMessage] = useState<string>();
  const [missing, setMissing] = useState<readonly string[]>([]);

  const { busy, submit } = useSubmission(async ({ accepted, remember }: Ticks) => {
    setMissing(accepted ? [] : [DISCLAIMER]);
    setMessage(undefined);
    if (!accepted) return;
    const mobile = await sms.mobile();
    const proof = mobile && (await sms.proof());
    if (!mobile || !proof) return;
    try {
      const { token, firstTimeLogin } = await logIn(platform, {
        type: 'sms',
        ...mobile,
        ...proof,
        ...(await check('login')),
      });
      await enter(token, firstTimeLogin);
      await settle(mobile, remember);
    } catch (problem) {
      if (!sms.refuse(problem)) setMessage(describeProblem(problem, t));
    }
  });
  return { busy, submit, message, missing };
}

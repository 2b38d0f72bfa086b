import { useState } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import { logIn } from '#app/session/log-in.ts';
import { useBotCheck } from '#app/shell/bot-check/use-bot-check.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import type { Credentials, LoginMethodProps } from '#app/shell/slots/slots.ts';
import type { LoginPayload } from '#schemas/generated/platform.ts';

export type Credential = 'username' | 'password' | 'captcha' | 'disclaimer';

/** What a try is made of, beside what is sent. */
export interface Try {
  payload: LoginPayload;
  accepted: boolean;
  remember: boolean;
}

interface LastTry {
  /** What is wrong with it. */
  message: string | undefined;
  /** Fields that were left empty. */
  missing: readonly Credential[];
  captchaWanted: boolean;
  /** Answers so far; each uses up the picture that came before it. */
  serial: number;
}

const NONE: LastTry = { message: undefined, missing: [], captchaWanted: false, serial: 0 };

/** Logging in by user name: what is asked for, sent, and said when it fails. */
export function useLogIn(
  admit: LoginMethodProps['admit'],
  settle: (credentials: Credentials, remember: boolean) => Promise<void>,
) {
  const { t } = useTranslation('login-username');
  const platform = usePlatform();
  const { check } = useBotCheck();
  const [last, setLast] = useState(NONE);

  const { busy, submit } = useSubmission(async ({ payload, accepted, remember }: Try) => {
    if (!accepted) return setLast({ ...last, message: t('shell:logIn.accept'), missing: ['disclaimer'] });
    const missing = missingIn(payload, last.captchaWanted);
    if (missing.length > 0) {
      const message = missing[0] === 'captcha' ? t('shell:error.code.captcha_required') : t('incomplete');
      return setLast({ ...last, message, missing });
    }
    setLast({ ...last, message: undefined, missing: [] });
    try {
      const login = await logIn(platform, { ...payload, ...(await check('login')) });
      const keep = (credentials: Credentials) => settle(credentials, remember);
      // What is no longer wanted goes at once, even if the password is to be changed first.
      if ((await admit(login, payload, keep)) || !remember) await keep(payload);
    } catch (problem) {
      const message = describeProblem(problem, t);
      const captchaWanted = last.captchaWanted || wantsCaptcha(problem);
      setLast({ message, missing: [], captchaWanted, serial: last.serial + 1 });
    }
  });

  return { ...last, busy, submit };
}

function missingIn(payload: LoginPayload, captchaWanted: boolean): Credential[] {
  const asked: (keyof LoginPayload & Credential)[] = captchaWanted
    ? ['username', 'password', 'captcha']
    : ['username', 'password'];
  return asked.filter((name) => !payload[name]);
}

function wantsCaptcha(problem: unknown): boolean {
  const value = problem instanceof PlatformError ? problem.details.value : undefined;
  return typeof value === 'object' && value !== null && 'captcha' in value && value.captcha === true;
}

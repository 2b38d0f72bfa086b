import { useState } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import { logIn } from '#app/session/log-in.ts';
import type { LoginPayload, LoginValue } from '#schemas/generated/platform.ts';
import { useBotCheck } from '../bot-check/use-bot-check.ts';
import { describeProblem } from '../errors/describe-problem.ts';

export type Credential = 'username' | 'password' | 'captcha' | 'disclaimer';

interface LastTry {
  /** Why the platform or the page refused it. */
  message: string | undefined;
  /** Fields that were left empty. */
  missing: readonly Credential[];
  captchaWanted: boolean;
  /** Number of answers; each uses up a captcha. */
  serial: number;
}

interface Attempt {
  payload: LoginPayload;
  /** Whether the disclaimer is accepted or not required. */
  accepted: boolean;
  /**
   * Continues the log-in.
   * @returns why this account may not enter here, if so
   */
  enter: (login: LoginValue) => Promise<string | undefined>;
}

export interface PasswordLogIn extends LastTry {
  busy: boolean;
  submit: (attempt: Attempt) => Promise<void>;
}

const NONE: LastTry = { message: undefined, missing: [], captchaWanted: false, serial: 0 };

/** Log-in by username and password: validation, the call and its errors. */
export function usePasswordLogIn(): PasswordLogIn {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { check } = useBotCheck();
  const [last, setLast] = useState(NONE);
  const { busy, submit } = useSubmission(async ({ payload, accepted, enter }: Attempt) => {
    const missing = accepted ? missingIn(payload, last.captchaWanted) : (['disclaimer'] as const);
    setLast({ ...last, message: undefined, missing });
    if (missing.length > 0) return;
    const fail = (message: string, captchaWanted: boolean) =>
      setLast({ message, missing: [], captchaWanted, serial: last.serial + 1 });
    try {
      const refusal = await enter(await logIn(platform, { ...payload, ...(await check('login')) }));
      if (refusal) fail(refusal, last.captchaWanted);
    } catch (problem) {
      fail(describeProblem(problem, t), last.captchaWanted || wantsCaptcha(problem));
    }
  });
  return { ...last, busy, submit };
}

function missingIn(payload: LoginPayload, captchaWanted: boolean): Credential[] {
  const required = ['username', 'password', ...(captchaWanted ? (['captcha'] as const) : [])] as const;
  return required.filter((name) => !payload[name]);
}

function wantsCaptcha(problem: unknown): boolean {
  const value = problem instanceof PlatformError ? problem.details.value : undefined;
  return typeof value === 'object' && value !== null && 'captcha' in value && value.captcha === true;
}

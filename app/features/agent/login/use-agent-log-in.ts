import { useState } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import { dropToken } from '#app/session/drop-token.ts';
import { logIn } from '#app/session/log-in.ts';
import { statusOfType } from '#app/session/member-type.ts';
import { useBotCheck } from '#app/shell/bot-check/use-bot-check.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { useEntrance } from '#app/shell/log-in/use-entrance.ts';
import type { LoginPayload } from '#schemas/generated/platform.ts';

interface LastTry {
  message: string | undefined;
  /** Names of fields that were left empty. */
  missing: readonly string[];
  captchaWanted: boolean;
  /** Answers so far; each uses up the picture that came before it. */
  serial: number;
}

const NONE: LastTry = { message: undefined, missing: [], captchaWanted: false, serial: 0 };

/** The log-in of agents: an account that is none is told so, and its session is ended before it begins here. */
export function useAgentLogIn() {
  const { t } = useTranslation('agent');
  const platform = usePlatform();
  const { admit } = useEntrance();
  const { check } = useBotCheck();
  const [last, setLast] = useState(NONE);

  const { busy, submit } = useSubmission(async (payload: LoginPayload) => {
    const missing = missingIn(payload, last.captchaWanted);
    setLast({ ...last, message: undefined, missing });
    if (missing.length > 0) return;
    try {
      const login = await logIn(platform, { ...payload, ...(await check('login')) });
      const { token, userInfo } = login;
      const status = statusOfType(userInfo.type);
      if (status === 'agent') {
        await admit(login, payload);
        return;
      }
      await dropToken(platform, token);
      const reason = status === 'trial' ? 'non_member_account' : 'non_agent_account';
      setLast({ ...last, missing: [], message: t(`shell:error.code.${reason}`), serial: last.serial + 1 });
    } catch (problem) {
      const captchaWanted = last.captchaWanted || wantsCaptcha(problem);
      setLast({ message: describeProblem(problem, t), missing: [], captchaWanted, serial: last.serial + 1 });
    }
  });

  return { ...last, busy, submit };
}

function missingIn({ username, password, captcha }: LoginPayload, captchaWanted: boolean): string[] {
  const asked = { username, password, ...(captchaWanted && { captcha }) };
  return Object.entries(asked).flatMap(([name, value]) => (value ? [] : [name]));
}

function wantsCaptcha(problem: unknown): boolean {
  const value = problem instanceof PlatformError ? problem.details.value : undefined;
  return typeof value === 'object' && value !== null && 'captcha' in value && value.captcha === true;
}

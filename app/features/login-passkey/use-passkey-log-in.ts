import { useState } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { passkeyLogIn } from '#app/platform/generated/operations/passkey-log-in.ts';
import { passkeyLogInOptions } from '#app/platform/generated/operations/passkey-log-in-options.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { askPasskey } from '#app/session/passkeys/ceremony.ts';
import { PasskeyEnded } from '#app/session/passkeys/passkey-ended.ts';
import { payoutSession } from '#app/session/payout-session.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import type { LoginMethodProps } from '#app/shell/slots/slots.ts';
import type { PasskeyAssertion } from '#schemas/generated/platform.ts';
import { usePasskeysInField } from './use-passkeys-in-field.ts';

/** Logs in with a passkey, started by the button or picked in the name field. */
export function usePasskeyLogIn({ enter, isAccepted }: Pick<LoginMethodProps, 'enter' | 'isAccepted'>) {
  const { t } = useTranslation('login-passkey');
  const platform = usePlatform();
  const [message, setMessage] = useState<string>();
  const describe = (problem: unknown) => {
    if (!(problem instanceof PasskeyEnded)) return describeProblem(problem, t);
    return problem.failure === 'stopped' ? undefined : t('cancelled');
  };
  const { busy, submit } = useSubmission(async (sign: () => Promise<PasskeyAssertion>) => {
    if (!isAccepted()) return setMessage(t('shell:logIn.accept'));
    setMessage(undefined);
    try {
      const call = passkeyLogIn(platform, await sign());
      const { token, firstTimeLogin } = await call.catch((problem: unknown) => payoutSession(platform, problem));
      await enter(token, firstTimeLogin);
    } catch (problem) {
      setMessage(describe(problem));
    }
  });
  const askAgain = usePasskeysInField((picked) => submit(async () => picked));
  const logIn = async () => {
    await submit(async () => askPasskey(await passkeyLogInOptions(platform)));
    // Opening the button's prompt aborted the field's request, so start a new one.
    askAgain();
  };
  return { message, busy, logIn };
}

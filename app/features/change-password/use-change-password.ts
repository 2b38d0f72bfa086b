import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRegisterSettings } from '#app/kinds/account-fields/register-settings-query.ts';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { changePassword } from '#app/platform/generated/operations/change-password.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { dropToken } from '#app/session/drop-token.ts';
import { logIn } from '#app/session/log-in.ts';
import { useSessionService } from '#app/session/session-context.tsx';
import type { HeldLogIn } from '#app/session/session-store.ts';
import { useBotCheck } from '#app/shell/bot-check/use-bot-check.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { useEntrance } from '#app/shell/log-in/use-entrance.ts';
import { memberAccountKey } from '#app/shell/member/member-account-key.ts';
import { paths } from '#app/shell/router/paths.ts';
import { useNavigate } from '#app/shell/router/router.ts';
import { useHasPage } from '#app/shell/router/use-has-page.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import { type Change, checkChange, type Faults, platformFaults } from './check-change.ts';

/** Changes the password of a held log-in, logs in with the new one and continues to the root. */
export function useChangePassword(held: HeldLogIn, close: () => void) {
  const { t } = useTranslation('change-password');
  const platform = usePlatform();
  const session = useSessionService();
  const { check } = useBotCheck();
  const { enter } = useEntrance();
  const queries = useQueryClient();
  const toasts = useToasts();
  const goOn = useNextPage(close);
  const rule = useRegisterSettings().data?.password;
  const [message, setMessage] = useState<string>();
  const [faults, setFaults] = useState<Faults>({});
  const [asksCurrent, setAsksCurrent] = useState(held.password === '');
  // If only the log-in fails, a retry must not change the password again.
  const changed = useRef(false);

  const { busy, submit } = useSubmission(async (fields: FormData) => {
    const change = changeOf(fields, held);
    const newFaults = checkChange(change, rule);
    setMessage(undefined);
    setFaults(newFaults);
    if (Object.keys(newFaults).length > 0) return;
    try {
      if (!changed.current) await changePassword(platform, change, { token: held.token });
      changed.current = true;
      if (held.isChosen) return stay();
      const { username, firstTime } = held;
      const payload = { username, password: change.newPassword, type: 'username' } as const;
      const login = await logIn(platform, { ...payload, ...(await check('login')) });
      const status = await enter(login.token, firstTime);
      await held.settle?.();
      goOn(status);
    } catch (problem) {
      const refused = platformFaults(problem, rule);
      setFaults(refused);
      if (refused.oldPassword) setAsksCurrent(true);
      if (Object.keys(refused).length === 0) setMessage(describeProblem(problem, t));
    }
  });

  const stay = () => {
    session.hold(null);
    close();
    toasts.show({ tone: 'success', text: t('changed') });
    return queries.invalidateQueries({ queryKey: memberAccountKey });
  };
  const cancel = () => {
    session.hold(null);
    close();
    if (!held.isChosen) void dropToken(platform, held.token);
  };
  return { busy, submit, cancel, message, faults, asksCurrent, rule };
}

function useNextPage(close: () => void) {
  const session = useSessionService();
  const navigate = useNavigate();
  const hasBackOffice = useHasPage(paths.agentHome);
  return (status: string) => {
    session.hold(null);
    close();
    navigate(status === 'agent' && hasBackOffice ? paths.agentHome : paths.root);
  };
}

function changeOf(fields: FormData, held: HeldLogIn): Change {
  const text = (name: keyof Change) => String(fields.get(name) ?? '');
  return {
    oldPassword: fields.has('oldPassword') ? text('oldPassword') : held.password,
    newPassword: text('newPassword'),
    confirmNewPassword: text('confirmNewPassword'),
  };
}

import { useTranslation } from '#app/language/translation.tsx';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { logIn } from '#app/session/log-in.ts';
import { useBotCheck } from '#app/shell/bot-check/use-bot-check.ts';
import { useEntrance } from '#app/shell/log-in/use-entrance.ts';
import { paths } from '#app/shell/router/paths.ts';
import { useNavigate } from '#app/shell/router/router.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';

/** Logs in with the new password and goes home. If that fails, opens the log-in: the password is already set. */
export function useLogInAgain(close: () => void) {
  const { t } = useTranslation('forgot-mobile');
  const platform = usePlatform();
  const { admit } = useEntrance();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { check } = useBotCheck();

  return async (username: string, password: string) => {
    try {
      const payload = { type: 'username', username, password, ...(await check('login')) } as const;
      if (await admit(await logIn(platform, payload), payload)) navigate(paths.index);
    } catch {
      toasts.show({ tone: 'success', text: t('changed') });
      navigate(paths.login);
    }
    close();
  };
}

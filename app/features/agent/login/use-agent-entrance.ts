import { useTranslation } from '#app/language/translation.tsx';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { dropToken } from '#app/session/drop-token.ts';
import { statusOfType } from '#app/session/member-type.ts';
import { useEntrance } from '#app/shell/log-in/use-entrance.ts';
import type { LoginPayload, LoginValue } from '#schemas/generated/platform.ts';

/**
 * Begins an agent's session. The session of any other account is ended before it begins here.
 * @returns why the account may not log in, if it may not
 */
export function useAgentEntrance(): (login: LoginValue, payload: LoginPayload) => Promise<string | undefined> {
  const { t } = useTranslation('agent');
  const platform = usePlatform();
  const { admit } = useEntrance();
  return async (login, payload) => {
    const status = statusOfType(login.userInfo.type);
    if (status === 'agent') {
      await admit(login, payload);
      return undefined;
    }
    await dropToken(platform, login.token);
    return t(`shell:error.code.${status === 'trial' ? 'non_member_account' : 'non_agent_account'}`);
  };
}

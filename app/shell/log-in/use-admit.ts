import { useSessionService } from '#app/session/session-context.tsx';
import type { Entrance } from '../slots/slots.ts';
import { useSlot } from '../slots/use-slot.ts';

/**
 * Begins the session of a password log-in, unless the password must be changed first.
 * @param enter begins the session
 */
export function useAdmit(enter: Entrance['enter']): Entrance['admit'] {
  const session = useSessionService();
  const checks = useSlot('passwordChecks').filter(({ pending }) => !pending);
  return async (login, { username, password }, settle) => {
    const { token, firstTimeLogin: firstTime } = login;
    const reasons = await Promise.all(checks.map(async ({ load }) => (await load())(login)));
    if (!reasons.includes(true)) {
      await enter(token, firstTime);
      return true;
    }
    session.hold({ token, username, password, firstTime, ...(settle && { settle }) });
    return false;
  };
}

import { useEffect, useRef } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import { dropToken } from '#app/session/drop-token.ts';
import { isLoggedIn, type SessionStatus } from '#app/session/member-type.ts';
import { useSessionService } from '#app/session/session-context.tsx';
import type { Entrance } from '../slots/slots.ts';
import { useSlot } from '../slots/use-slot.ts';
import { keepAcceptance } from './acceptance.ts';

/**
 * Begins sessions while the log-in is on the page. A late answer does not log in after it was closed, and never replaces
 * a session begun by another method.
 */
export function useEntrance(): Entrance {
  const platform = usePlatform();
  const brand = useBrand();
  const session = useSessionService();
  const left = useRef<SessionStatus>(undefined);
  const statusNow = () => session.store.getState().status;

  useEffect(() => {
    left.current = undefined;
    return () => {
      left.current = session.store.getState().status;
    };
  }, [session]);

  const enter: Entrance['enter'] = async (token, firstTime) => {
    if (left.current) return rejectAfter(dropToken(platform, token));
    // Another account in this tab is logged out, with everything that the tab stores of it.
    if (statusNow() !== 'guest') void session.end();
    keepAcceptance(session, brand);
    const status = await session.begin(token, firstTime);
    // A successful log-in also unmounts the sheet, but with an account.
    return left.current && !isLoggedIn(left.current) ? rejectAfter(session.end()) : status;
  };
  const admitNow = useAdmit(enter);
  const admit: Entrance['admit'] = async (login, ...rest) => {
    if (left.current) return rejectAfter(dropToken(platform, login.token));
    // A held log-in begins after its new password, without this sheet.
    keepAcceptance(session, brand);
    return admitNow(login, ...rest);
  };
  return { enter, admit };
}

async function rejectAfter(cleanUp: Promise<void>): Promise<never> {
  await cleanUp;
  throw new PlatformError('unauthorised');
}

/**
 * Begins the session of a password log-in, unless the password must be changed first.
 * @param enter begins the session
 */
function useAdmit(enter: Entrance['enter']): Entrance['admit'] {
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

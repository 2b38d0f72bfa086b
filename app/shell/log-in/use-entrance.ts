import { useEffect, useRef } from 'react';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import { dropToken } from '#app/session/drop-token.ts';
import type { SessionStatus } from '#app/session/member-type.ts';
import { useSessionService } from '#app/session/session-context.tsx';
import type { LoginMethodProps } from '../slots/slots.ts';
import { useAdmit } from './use-admit.ts';

/**
 * Begins sessions for a log-in as long as that is on the page. Whoever left it before the answer came is not logged in
 * behind their back, and nobody takes the place of a person who has come in by another way meanwhile.
 */
export function useEntrance(): LoginMethodProps {
  const platform = usePlatform();
  const session = useSessionService();
  const left = useRef<SessionStatus>(undefined);
  const statusNow = () => session.store.getState().status;

  useEffect(() => {
    left.current = undefined;
    return () => {
      left.current = session.store.getState().status;
    };
  }, [session]);

  const enter: LoginMethodProps['enter'] = async (token, firstTime) => {
    if (left.current) return refuse(dropToken(platform, token));
    // Somebody else who is here goes, with all that this tab knows of them.
    if (statusNow() !== 'guest') void session.end();
    const status = await session.begin(token, firstTime);
    // A log-in that succeeds leaves the page, too, but not as a guest.
    return left.current === 'guest' ? refuse(session.end()) : status;
  };
  const admitNow = useAdmit(enter);
  const admit: LoginMethodProps['admit'] = async (login, ...rest) =>
    left.current ? refuse(dropToken(platform, login.token)) : admitNow(login, ...rest);
  return { enter, admit };
}

async function refuse(farewell: Promise<void>): Promise<never> {
  await farewell;
  throw new PlatformError('unauthorised');
}

import { isLogout } from '../../schemas/generated/validators/logout.js';
import { isMemberInfo } from '../../schemas/generated/validators/memberInfo.js';
import { ask } from '../platform/ask.ts';
import type { PlatformClient } from '../platform/create-platform.ts';
import { PlatformError } from '../platform/platform-error.ts';
import { type SessionStatus, statusOfType } from './member-type.ts';
import { createSessionStore, GUEST, type SessionStore } from './session-store.ts';
import type { SessionToken } from './session-token.ts';

export interface Session {
  readonly store: SessionStore;
  /** Takes over the token of a log-in and loads the person behind it. @throws PlatformError and stays logged out. */
  begin(token: string): Promise<SessionStatus>;
  /** Goes on with the token of this tab, if it has one; a token that is no longer good is dropped silently. */
  restore(): Promise<void>;
  /** Asks again who the person is and what the balance is. @throws PlatformError */
  refresh(): Promise<SessionStatus>;
  /** Logs out here at once, whatever the platform answers. */
  end(): Promise<void>;
  /** Forgets the session without a call, as when the platform says that it is over. */
  forget(): void;
  /** The person knows that the session is over. */
  acknowledge(): void;
}

export function createSession(platform: PlatformClient, token: SessionToken): Session {
  const store = createSessionStore();

  const leave = () => {
    token.clear();
    store.setState(GUEST);
  };
  const forget = () => {
    const { status, over } = store.getState();
    token.clear();
    store.setState({ ...GUEST, over: over || status !== 'guest' });
  };
  const refresh = async () => {
    const answer = await ask(platform.GET('/wps/member/info'), isMemberInfo);
    const status = statusOfType(answer.value.type);
    store.setState({ status, member: answer.value, over: false });
    return status;
  };

  return {
    store,
    forget,
    refresh,
    acknowledge: () => store.setState({ over: false }),
    async begin(next) {
      token.write(next);
      return refresh().catch((problem: unknown) => {
        leave();
        throw problem;
      });
    },
    async restore() {
      if (!token.read()) return;
      await refresh().catch((problem: unknown) => {
        if (problem instanceof PlatformError && problem.kind === 'unauthorised') forget();
      });
    },
    async end() {
      const farewell = ask(platform.DELETE('/wps/session/logout'), isLogout).catch(() => undefined);
      await farewell;
      leave();
    },
  };
}

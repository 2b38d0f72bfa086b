import type { MemberInfo } from '#schemas/generated/platform.ts';
import type { PlatformClient } from '../platform/create-platform.ts';
import { logout } from '../platform/operations/logout.ts';
import { memberInfo } from '../platform/operations/member-info.ts';
import { PlatformError } from '../platform/platform-error.ts';
import { type LiveListener, toldOf } from './live-news.ts';
import { type SessionStatus, statusOfType } from './member-type.ts';
import { FIRST_LOGIN, raiseFlag } from './session-flags.ts';
import { createSessionStore, GUEST, type HeldLogIn, type SessionEnd, type SessionStore } from './session-store.ts';
import type { SessionToken } from './session-token.ts';

export interface Session {
  readonly store: SessionStore;
  /** Who hears what the platform tells this session by itself; features add to them by `useLive`. */
  readonly listeners: Set<LiveListener>;
  /**
   * Takes over the token of a log-in and loads the person behind it.
   * @param firstTime the platform says that it is the account's first log-in, which this session remembers
   * @throws PlatformError and stays logged out.
   */
  begin(token: string, firstTime?: boolean): Promise<SessionStatus>;
  /** Keeps a log-in that may not begin yet, in the memory of this page alone; null lets go of it. */
  hold(held: HeldLogIn | null): void;
  /** Goes on with the token of this tab, if it has one; a token that is no longer good is dropped silently. */
  restore(): Promise<void>;
  /** Asks again who the person is and what the balance is; a session that is over ends here too. @throws PlatformError */
  refresh(): Promise<SessionStatus>;
  /** Logs out here at once; ends when the platform has answered, whatever it says. */
  end(): Promise<void>;
  /** Forgets the session without a call, as when the platform says that it is over. */
  forget(end?: SessionEnd): void;
  /** The person knows that the session is over. */
  acknowledge(): void;
}

export function createSession(platform: PlatformClient, token: SessionToken): Session {
  const store = createSessionStore();
  const listeners = new Set<LiveListener>();

  /** Answers about the person so far: when each was asked for, and the latest of those that are shown. */
  const answers = { asked: 0, shown: 0 };

  const leave = () => {
    token.clear();
    store.setState(GUEST);
  };
  const forget = (end: SessionEnd = 'expired') => {
    const { status, over } = store.getState();
    token.clear();
    store.setState({ ...GUEST, over: over || (status !== 'guest' && end) });
  };
  const refresh = async () => {
    // What is told while the answer is on its way is later than what it says.
    let later: Partial<MemberInfo> = {};
    const hear: LiveListener = (news) => {
      later = { ...later, ...toldOf(news) };
    };
    listeners.add(hear);
    const asked = token.read();
    answers.asked += 1;
    const turn = answers.asked;
    const person = await memberInfo(platform)
      .catch((problem: unknown) => {
        if (problem instanceof PlatformError && problem.kind === 'unauthorised' && token.read() === asked) forget();
        throw problem;
      })
      .finally(() => listeners.delete(hear));
    // An answer about a session that has ended meanwhile must not bring it back.
    if (token.read() !== asked) throw new PlatformError('unauthorised');
    const status = statusOfType(person.type);
    // Two that were asked for at once may come in any order.
    if (turn < answers.shown) return status;
    answers.shown = turn;
    store.setState({ status, member: { ...person, ...later }, over: false });
    return status;
  };

  return {
    store,
    listeners,
    forget,
    refresh,
    acknowledge: () => store.setState({ over: false }),
    hold: (held) => store.setState({ held }),
    async begin(next, firstTime = false) {
      token.write(next);
      if (firstTime) raiseFlag(FIRST_LOGIN);
      return refresh().catch(async (problem: unknown) => {
        // A page that is loaded anew hears that its calls have failed, but no timer any more: it is still logged in after it.
        await new Promise((resolve) => setTimeout(resolve));
        // Somebody who has come in meanwhile by another way stays.
        if ([next, null].includes(token.read())) leave();
        throw problem;
      });
    },
    async restore() {
      if (!token.read()) return;
      // Another try may succeed; a token that is no longer good has been dropped by now.
      await refresh().catch(() => undefined);
    },
    async end() {
      const farewell = logout(platform, { token: token.read() ?? '', keepalive: true });
      leave();
      await farewell.catch(() => undefined);
    },
  };
}

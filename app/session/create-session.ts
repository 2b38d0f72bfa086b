import type { MemberInfo } from '#schemas/generated/platform.ts';
import type { PlatformClient } from '../platform/create-platform.ts';
import { logout } from '../platform/generated/operations/logout.ts';
import { memberInfo } from '../platform/generated/operations/member-info.ts';
import { PlatformError } from '../platform/platform-error.ts';
import { type LiveListener, memberChanges } from './live-news.ts';
import { type AccountStatus, statusOfType } from './member-type.ts';
import { FIRST_LOGIN, type SessionFlags } from './session-flags.ts';
import { createSessionStore, GUEST, type HeldLogIn, type SessionEnd, type SessionStore } from './session-store.ts';
import type { SessionToken } from './session-token.ts';

export interface Session {
  readonly store: SessionStore;
  /** Called for each live update of this session; features subscribe with `useLive`. */
  readonly listeners: Set<LiveListener>;
  /** The session's token, if there is one. */
  readonly token: SessionToken['read'];
  /** Flags of what the person has seen or decided in this session. */
  readonly flags: SessionFlags;
  /**
   * Starts a session with the token of a log-in and loads the member.
   * @param firstTime whether the platform reports the account's first log-in; this session remembers it
   * @param owner id of the member whose token it is, where that is known: a page that shows this member goes on showing it
   * @throws PlatformError when the member could not be loaded; unless the session is over, the status is `unknown` then
   */
  begin(token: string, firstTime?: boolean, owner?: number): Promise<AccountStatus>;
  /** Keeps a log-in that may not begin yet, in memory only, and asks for a new password; null discards it. */
  hold(held: HeldLogIn | null): void;
  /** Resumes with the token of this tab, if any; an expired token is dropped silently. Resolves after the first try. */
  restore(): Promise<void>;
  /**
   * Reloads the member and the balance; only a session that is over ends by it. One that owes a new password is held.
   * @throws PlatformError
   */
  refresh(): Promise<AccountStatus>;
  /** Logs out here immediately; resolves once the platform has answered, even with an error. */
  end(): Promise<void>;
  /** Ends the session without a call, for example when the platform has ended it; `succeed` of the store is asked first. */
  forget(end?: SessionEnd): void;
  /** The person has seen that the session ended. */
  acknowledge(): void;
}

/** @param onHeld called when a log-in is held until its password is changed */
export function createSession(platform: PlatformClient, token: SessionToken, onHeld: () => void = () => {}): Session {
  const store = createSessionStore();
  const listeners = new Set<LiveListener>();

  /** Requests for the member so far: how many were made, and the latest one whose answer is shown. */
  const answers = { asked: 0, shown: 0 };

  const leave = () => {
    token.clear();
    store.setState(GUEST);
  };
  const forget = (end: SessionEnd = 'expired') => {
    const { status, over, succeed } = store.getState();
    if (succeed) return succeed(end);
    token.clear();
    store.setState({ ...GUEST, over: over || (status !== 'guest' && end) });
  };
  const hold = (held: HeldLogIn | null) => {
    store.setState({ held });
    if (held) onHeld();
  };
  /** A 401 ends a session. After any other failure, the person is who they were, or not known yet. */
  const doubt = (problem: unknown) => {
    if (problem instanceof PlatformError && problem.kind === 'unauthorised') return forget();
    if (!store.getState().member) store.setState({ status: 'unknown' });
  };
  const refresh = async () => {
    // Live updates that arrive during the request are newer than its answer.
    let updates: Partial<MemberInfo> = {};
    const collect: LiveListener = (update) => {
      updates = { ...updates, ...memberChanges(update) };
    };
    listeners.add(collect);
    const asked = token.read();
    answers.asked += 1;
    const turn = answers.asked;
    const person = await memberInfo(platform)
      .catch((problem: unknown) => {
        if (token.read() === asked) doubt(problem);
        throw problem;
      })
      .finally(() => listeners.delete(collect));
    // An answer for a session that has ended must not restore it.
    if (token.read() !== asked) throw new PlatformError('unauthorised');
    if (person.mustChangePassword) {
      leave();
      hold({ token: asked ?? '', username: person.account, password: '', firstTime: false });
      throw new PlatformError('refused', { errorCode: 'password_change_due' });
    }
    const status = statusOfType(person.type);
    // Answers to concurrent requests may arrive in any order.
    if (turn < answers.shown) return status;
    answers.shown = turn;
    store.setState({ status, member: { ...person, ...updates }, over: false });
    return status;
  };

  return {
    store,
    listeners,
    token: token.read,
    flags: token.flags,
    forget,
    refresh,
    acknowledge: () => store.setState({ over: false }),
    hold,
    async begin(next, firstTime = false, owner = 0) {
      // The member of an earlier log-in is not this one's.
      if ((store.getState().member?.id ?? owner) !== owner) store.setState({ status: 'unknown', member: null });
      token.write(next);
      if (firstTime) token.flags.raise(FIRST_LOGIN);
      return refresh();
    },
    async restore() {
      if (token.read()) await refresh().catch(() => undefined);
    },
    async end() {
      const call = logout(platform, { token: token.read() ?? '', keepalive: true });
      leave();
      await call.catch(() => undefined);
    },
  };
}

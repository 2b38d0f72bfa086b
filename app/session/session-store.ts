import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MemberInfo } from '#schemas/generated/platform.ts';
import type { SessionStatus } from './member-type.ts';

/** Why the platform ended a session. */
export type SessionEnd = 'expired' | 'elsewhere';

/** Has this device remember who logs in, or forget it, as was ticked. */
export type Settle = (credentials: { username: string; password: string }) => Promise<void>;

/** A log-in that may not begin before its password has been changed. */
export interface HeldLogIn {
  token: string;
  username: string;
  password: string;
  firstTime: boolean;
  /** For the password that it is changed to. */
  settle?: Settle;
}

export interface SessionState {
  status: SessionStatus;
  /** What the platform said of the person; null for a guest. */
  member: MemberInfo | null;
  /** The platform ended the session, and the person has not been told yet. */
  over: false | SessionEnd;
  held: HeldLogIn | null;
}

export type SessionStore = StoreApi<SessionState>;

export const GUEST: SessionState = Object.freeze({
  status: 'guest',
  member: null,
  over: false,
  held: null,
});

export function createSessionStore(): SessionStore {
  return createStore<SessionState>(() => GUEST);
}

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MemberInfo } from '#schemas/generated/platform.ts';
import type { SessionStatus } from './member-type.ts';

/** Why the platform ended a session. */
export type SessionEnd = 'expired' | 'elsewhere';

/** Saves or forgets the credentials on this device, as the person chose. */
export type Settle = (credentials: { username: string; password: string }) => Promise<void>;

/** A log-in that may begin only after its password has been changed. */
export interface HeldLogIn {
  token: string;
  username: string;
  password: string;
  firstTime: boolean;
  /** Called with the new password. */
  settle?: Settle;
}

export interface SessionState {
  status: SessionStatus;
  /** The member as the platform last sent it; null for a guest. */
  member: MemberInfo | null;
  /** Why the platform ended the session, until the person has acknowledged it. */
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

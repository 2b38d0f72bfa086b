import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MemberInfo } from '#schemas/generated/platform.ts';
import type { SessionStatus } from './member-type.ts';

/**
 * Why a session ended here: the platform's reason, which a feature that knows better says in words of its own, or what the
 * person did in another tab.
 */
export type SessionEnd = 'expired' | 'elsewhere' | { text: string } | EndInTab;

/** Another tab logged out, or logged in with this account in place of the one that this page has shown. */
export interface EndInTab {
  tab: 'left' | { account: string };
}

export const isEndInTab = (over: false | SessionEnd): over is EndInTab => typeof over === 'object' && 'tab' in over;

/** Makes this device remember the log-in, or forget the last one, as the person chose. */
export type Settle = () => Promise<void>;

/** A log-in that may begin only after its password has been changed. */
export interface HeldLogIn {
  token: string;
  username: string;
  password: string;
  firstTime: boolean;
  /** Called after the log-in with the new password. */
  settle?: Settle;
  /** The member asked for it within a session, which goes on with or without a new password. */
  isChosen?: boolean;
}

export interface SessionState {
  status: SessionStatus;
  /** The member as the platform last sent it; null for a guest. */
  member: MemberInfo | null;
  /** Why the session ended, until the person has acknowledged it. */
  over: false | SessionEnd;
  held: HeldLogIn | null;
  /** Asks again for the session of a remembered device, after the platform could not answer. */
  resume: (() => Promise<void>) | null;
  /** Asks the other tabs for a session that goes on, before the platform's refusal ends this one. */
  succeed?: ((end: SessionEnd) => void) | undefined;
}

export type SessionStore = StoreApi<SessionState>;

export const GUEST: SessionState = Object.freeze({
  status: 'guest',
  member: null,
  over: false,
  held: null,
  resume: null,
});

export function createSessionStore(): SessionStore {
  return createStore<SessionState>(() => GUEST);
}

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MemberInfo } from '../platform/contract.ts';
import type { SessionStatus } from './member-type.ts';

export interface SessionState {
  status: SessionStatus;
  /** What the platform said of the person; null for a guest. */
  member: MemberInfo | null;
  /** The platform ended the session, and the person has not been told yet. */
  over: boolean;
}

export type SessionStore = StoreApi<SessionState>;

export const GUEST: SessionState = Object.freeze({ status: 'guest', member: null, over: false });

export function createSessionStore(): SessionStore {
  return createStore<SessionState>(() => GUEST);
}

import { useStore } from 'zustand';
import { requiredContext } from '../context/required-context.ts';
import type { Session } from './create-session.ts';
import type { SessionState } from './session-store.ts';

/** The session service: log in, restore, log out. @throws outside a `SessionProvider`. */
export const [SessionProvider, useSessionService] = requiredContext<Session>('Session');

/** The session's state; re-renders when it changes. */
export function useSession(): SessionState {
  return useStore(useSessionService().store);
}

import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Session } from './create-session.ts';
import type { SessionState } from './session-store.ts';

const SessionContext = createContext<Session | null>(null);

export const SessionProvider = SessionContext.Provider;

/** The session service: log in, restore, log out. @throws outside a `SessionProvider`. */
export function useSessionService(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** Who is here; re-renders when that changes. */
export function useSession(): SessionState {
  return useStore(useSessionService().store);
}

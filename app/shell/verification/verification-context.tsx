import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { VerificationState, VerificationStore } from './verification-store.ts';

const VerificationContext = createContext<VerificationStore | null>(null);

export const VerificationProvider = VerificationContext.Provider;

/** The store itself, for the feature that verifies. @throws outside a `VerificationProvider`. */
export function useVerificationStore(): VerificationStore {
  const store = useContext(VerificationContext);
  if (!store) throw new Error('useVerification needs a VerificationProvider above it.');
  return store;
}

/** How far the identity of whoever is here is verified; re-renders when that changes. */
export function useVerification(): VerificationState {
  return useStore(useVerificationStore()).state;
}

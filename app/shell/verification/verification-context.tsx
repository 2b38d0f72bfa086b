import { useStore } from 'zustand';
import { requiredContext } from '#app/context/required-context.ts';
import type { VerificationState, VerificationStore } from './verification-store.ts';

/** The store itself, for the feature that verifies. @throws outside a `VerificationProvider`. */
export const [VerificationProvider, useVerificationStore] = requiredContext<VerificationStore>('Verification');

/** How far the identity of whoever is here is verified; re-renders when that changes. */
export function useVerification(): VerificationState {
  return useStore(useVerificationStore()).state;
}

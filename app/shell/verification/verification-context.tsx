import { useStore } from 'zustand';
import { requiredContext } from '#app/context/required-context.ts';
import type { VerificationState, VerificationStore } from './verification-store.ts';

/** The store, for the feature that verifies. @throws outside a `VerificationProvider`. */
export const [VerificationProvider, useVerificationStore] = requiredContext<VerificationStore>('Verification');

/** Verification state of the current member; re-renders on changes. */
export function useVerification(): VerificationState {
  return useStore(useVerificationStore()).state;
}

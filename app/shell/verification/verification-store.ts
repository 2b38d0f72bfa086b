import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * How far the identity of whoever is here is verified. `none`: nobody asks for it, as in a brand without verification.
 * While it is `needed`, `pending` or `refused`, what needs a verified person waits: deposits and withdrawals.
 */
export type VerificationState = 'none' | 'needed' | 'pending' | 'refused' | 'verified';

/** Written by the feature that verifies; read by whatever waits for it. */
export type VerificationStore = StoreApi<{ state: VerificationState }>;

export function createVerification(): VerificationStore {
  return createStore(() => ({ state: 'none' }));
}

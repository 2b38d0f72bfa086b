import { createStore, type StoreApi } from 'zustand/vanilla';

/**
 * Verification state of the current member. `none`: not required, as in brands without verification. While it is
 * `needed`, `pending` or `refused`, deposits and withdrawals are blocked.
 */
export type VerificationState = 'none' | 'needed' | 'pending' | 'refused' | 'verified';

/** Written by the feature that verifies, read by the features that it blocks. */
export type VerificationStore = StoreApi<{ state: VerificationState }>;

export function createVerification(): VerificationStore {
  return createStore(() => ({ state: 'none' }));
}

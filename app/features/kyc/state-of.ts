import type { VerificationState } from '#app/shell/verification/verification-store.ts';
import type { SecurityConfig } from '#schemas/generated/platform.ts';

/** States of an incomplete verification; “accepted” counts only when it is complete. */
const STATES = { N: 'needed', P: 'pending', R: 'refused', A: 'needed' } as const;

type IdVerification = SecurityConfig['info']['idVerification'] | undefined;

/** The meaning of the platform's answer; nothing is required before there is one. */
export function stateOf(verification: IdVerification): VerificationState {
  if (!verification?.enabled) return 'none';
  if (verification.isComplete) return 'verified';
  return STATES[verification.status];
}

/** Whether the verification opens automatically: it is required and has not been started. */
export function opensAutomatically(verification: IdVerification): boolean {
  return verification?.enabled === true && !verification.isComplete && verification.status === 'N';
}

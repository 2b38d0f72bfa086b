import type { VerificationState } from '#app/shell/verification/verification-store.ts';
import type { SecurityConfig } from '#schemas/generated/platform.ts';

/** States of an incomplete verification. “Accepted” is only reached when it is complete. */
const STATES = { N: 'needed', P: 'pending', R: 'refused', A: 'needed' } as const;

type IdVerification = SecurityConfig['info']['idVerification'] | undefined;

/** State of the verification in the platform's answer. Without an answer nothing is required. */
export function stateOf(verification: IdVerification): VerificationState {
  if (!verification?.enabled) return 'none';
  if (verification.isComplete) return 'verified';
  return STATES[verification.status];
}

/** True if the verification opens automatically: it is required and has not been started. */
export function opensAutomatically(verification: IdVerification): boolean {
  return verification?.enabled === true && !verification.isComplete && verification.status === 'N';
}

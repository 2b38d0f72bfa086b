import type { VerificationState } from '#app/shell/verification/verification-store.ts';
import type { SecurityConfig } from '#schemas/generated/platform.ts';

/** A status of the platform that is not complete; one that is accepted is nothing without that. */
const STATES = { N: 'needed', P: 'pending', R: 'refused', A: 'needed' } as const;

type IdVerification = SecurityConfig['info']['idVerification'] | undefined;

/** What the platform's answer means; nothing is asked of anybody before there is one. */
export function stateOf(verification: IdVerification): VerificationState {
  if (!verification?.enabled) return 'none';
  if (verification.isComplete) return 'verified';
  return STATES[verification.status];
}

/** Whether the verification opens by itself: it is asked for, and has not been begun. */
export function asksByItself(verification: IdVerification): boolean {
  return verification?.enabled === true && !verification.isComplete && verification.status === 'N';
}

import type { SecurityConfig } from '../../../schemas/generated/platform.ts';
import type { VerificationState } from '../../shell/verification/verification-store.ts';

type IdVerification = SecurityConfig['info']['idVerification'] | undefined;

/** What the platform's answer means; nothing is asked of anybody before there is one. */
export function stateOf(verification: IdVerification): VerificationState {
  if (!verification?.enabled) return 'none';
  if (verification.isComplete) return 'verified';
  return verification.status === 'P' ? 'pending' : 'needed';
}

/** Whether the verification opens by itself: it is asked for, and has not been begun. */
export function asksByItself(verification: IdVerification): boolean {
  return verification?.enabled === true && !verification.isComplete && verification.status === 'N';
}

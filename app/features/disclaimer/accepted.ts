import type { SessionStatus } from '#app/session/member-type.ts';

/** Id of this feature's modal. */
export const DISCLAIMER = 'disclaimer';

/** Session flag of an acceptance: one before the log-in, another one after it. */
export function acceptanceOf(status: SessionStatus): string {
  return status === 'guest' ? 'disclaimer-before-login' : 'disclaimer-after-login';
}

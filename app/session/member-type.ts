/** Account types of the specification's part 9. */
const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];
const TRIAL_TYPE = 4;

/**
 * Status of the person who uses this tab. `unknown`: it has a token, but the platform could not say whose it is; that is asked
 * again, and until then the person is neither a guest nor somebody with an account.
 */
export type SessionStatus = 'guest' | 'unknown' | AccountStatus;
export type AccountStatus = 'trial' | 'member' | 'agent';

export function statusOfType(type: number): AccountStatus {
  if (type === TRIAL_TYPE) return 'trial';
  return AGENT_TYPES.includes(type) ? 'agent' : 'member';
}

/** Whether the platform has named the account. */
export function isLoggedIn(status: SessionStatus): status is AccountStatus {
  return status !== 'guest' && status !== 'unknown';
}

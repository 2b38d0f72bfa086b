/** Account types of the specification's part 9. */
const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];
const TRIAL_TYPE = 4;

export type SessionStatus = 'guest' | 'trial' | 'member' | 'agent';

/** What an account of this type is. */
export function statusOfType(type: number): Exclude<SessionStatus, 'guest'> {
  if (type === TRIAL_TYPE) return 'trial';
  return AGENT_TYPES.includes(type) ? 'agent' : 'member';
}

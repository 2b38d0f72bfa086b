import type { ErrorCode } from '#schemas/generated/platform.ts';
import { Refusal } from '../refusal.ts';
import type { Member } from '../roster/member.ts';

/** Duties that a session must settle before it is open, in this order. */
export type Owed = 'password' | 'answer' | 'stop' | 'verification';

export interface Bearer {
  /** Null for visitors, and while something is owed. */
  readonly member: Member | null;
  /** The account has logged in elsewhere since the token was issued. */
  readonly replaced: boolean;
  /** The duty to settle first, and who can. */
  readonly owing: Owing | null;
}

interface Owing {
  readonly owed: Owed;
  readonly member: Member;
  /** Refusal of closed calls, if the duty is a stop. */
  readonly refusal?: Refusal;
}

/** Access to an operation, as the contract declares it. */
export interface Access {
  readonly needsSession: boolean;
  readonly openWhileOwed: readonly string[];
  readonly modules?: readonly string[];
  readonly isClosedToTrials: boolean;
}

const CODES: Readonly<Record<Exclude<Owed, 'stop'>, ErrorCode>> = {
  password: 'password_change_due',
  answer: 'answer_due',
  verification: 'verification_due',
};
const REASONS: Readonly<Record<Exclude<Owed, 'stop'>, string>> = {
  password: 'Choose a new password first.',
  answer: 'Answer the security question first.',
  verification: 'Verify your identity, or postpone that, first.',
};

/**
 * The bearer of a call, as an operation may see them. While something is owed, only operations that the contract opens
 * know the member; the others take them for a visitor.
 * @throws Refusal password_change_due, answer_due, verification_due or the stop's where visitors cannot call
 */
export function admitted(bearer: Bearer, { needsSession, openWhileOwed }: Access): Bearer {
  const { owing } = bearer;
  if (!owing) return bearer;
  if (openWhileOwed.includes(owing.owed)) return { ...bearer, member: owing.member };
  if (needsSession) throw refusalOf(owing);
  return bearer;
}

/** A stop is refused with what it is; one that has ended since, with the wish for a new log-in. */
function refusalOf({ owed, refusal }: Owing): Refusal {
  if (owed === 'stop') return refusal ?? new Refusal(403, 'log_in_again', 'Log in again to play.');
  return new Refusal(403, CODES[owed], REASONS[owed]);
}

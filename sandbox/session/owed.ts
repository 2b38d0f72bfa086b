import type { ErrorCode } from '#schemas/generated/platform.ts';
import { Refusal } from '../server/refusal.ts';
import type { Member } from './member.ts';

/** What a session may owe before it is open, in this order. */
export type Owed = 'password' | 'answer' | 'verification';

export interface Bearer {
  /** Null for visitors, and while something is owed. */
  readonly member: Member | null;
  /** The account has logged in elsewhere since the token was issued. */
  readonly replaced: boolean;
  /** What is owed first, and who can settle it. */
  readonly owing: { readonly owed: Owed; readonly member: Member } | null;
}

/** What the contract says about an operation. */
export interface Access {
  readonly needsSession: boolean;
  readonly openWhileOwed: readonly string[];
}

const CODES: Readonly<Record<Owed, ErrorCode>> = {
  password: 'password_change_due',
  answer: 'answer_due',
  verification: 'verification_due',
};
const REASONS: Readonly<Record<Owed, string>> = {
  password: 'Choose a new password first.',
  answer: 'Answer the security question first.',
  verification: 'Verify your identity, or postpone that, first.',
};

/**
 * The bearer of a call, as an operation may see them. While something is owed, only operations that the contract opens
 * know the member; the others take them for a visitor.
 * @throws Refusal password_change_due, answer_due or verification_due where visitors cannot call
 */
export function admitted(bearer: Bearer, { needsSession, openWhileOwed }: Access): Bearer {
  const { owing } = bearer;
  if (!owing) return bearer;
  if (openWhileOwed.includes(owing.owed)) return { ...bearer, member: owing.member };
  if (needsSession) throw new Refusal(403, CODES[owing.owed], REASONS[owing.owed]);
  return bearer;
}

import type { CarePart } from '#schemas/generated/platform.ts';
import { type Call, loggedIn, type OperationId } from '../calls/call.ts';
import { Refusal } from '../refusal.ts';
import { isTrial, type Member } from '../roster/member.ts';
import { careRulesOf } from './care-rules-of.ts';

/**
 * The member whose care a call is about.
 * @param needed parts of which the brand must have one; by default any
 * @throws Refusal not_available, not_logged_in, or trial_account
 */
export function careMember(
  call: Pick<Call<OperationId>, 'platform' | 'member' | 'replaced'>,
  needed?: readonly CarePart[],
): Member {
  const { parts } = careRulesOf(call.platform);
  if (!parts.some((part) => needed?.includes(part) ?? true))
    throw new Refusal(403, 'not_available', 'The brand does not have this part of player care.');
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account has no limits. Register first.');
  return member;
}

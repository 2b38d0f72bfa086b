import { type Call, loggedIn, type OperationId } from '../calls/call.ts';
import type { Platform } from '../platform.ts';
import { requireModule } from '../process/modules.ts';
import { Refusal } from '../refusal.ts';
import { isTrial, type Member } from '../roster/member.ts';
import { deliverTo } from './deliver.ts';

/** modId of internal messages. */
const MESSAGES = 'MESSAGE';

/**
 * The member whose messages a call is about, with what has arrived for it.
 * @throws Refusal not_available, not_logged_in or trial_account
 */
export async function messageMember<Id extends OperationId>(
  call: Pick<Call<Id>, 'platform' | 'member' | 'replaced'>,
): Promise<Member> {
  requireMessages(call.platform);
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account has no messages. Register first.');
  await deliverTo(call.platform.db, [member.id], call.platform.now());
  return member;
}

/** @throws Refusal not_available */
export function requireMessages(platform: Platform): void {
  requireModule(platform, MESSAGES);
}

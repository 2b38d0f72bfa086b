import type { Platform } from '#sandbox/platform.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { logEvent } from '../log/log-event.ts';

/**
 * The refusal of a log-in of a member who may not play. It carries the token of a session that can only withdraw, since money
 * on the account stays the member's: 58 Pa. Code § 814a.2 and Malta's Player Protection Directive (amended 2023; found in
 * summaries) have suspended and excluded players withdraw.
 */
export async function refusedLogIn(
  platform: Platform,
  memberId: number,
  bar: Refusal,
  token: string,
): Promise<Refusal> {
  const { status, errorCode, message, value } = bar;
  await logEvent(platform.db, { memberId, kind: 'log-in-refused', facts: { errorCode }, at: platform.now() });
  return new Refusal(status, errorCode, message, { ...value, payoutToken: token });
}

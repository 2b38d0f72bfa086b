import type { Translate } from '#app/language/translate.ts';
import type { PayoutAccount } from '#schemas/generated/platform.ts';
import { dateTime } from '../date-time.ts';

/** Why an account cannot be withdrawn to; undefined if it can. */
export function accountFault(
  t: Translate<'withdrawal'>,
  account: PayoutAccount | undefined,
  tag: string,
): string | undefined {
  if (!account) return t('fault.account');
  if (account.usableAt <= Date.now()) return undefined;
  return t('fault.accountNew', { time: dateTime(account.usableAt, tag) });
}

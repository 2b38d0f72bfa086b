import type { Translate } from '#app/language/translate.ts';
import type { Clock } from '#app/shared/clock/use-clock.ts';
import type { PayoutAccount } from '#schemas/generated/platform.ts';

/** Why an account cannot be withdrawn to; undefined if it can. */
export function accountFault(
  t: Translate<'withdrawal'>,
  account: PayoutAccount | undefined,
  clock: Clock,
): string | undefined {
  if (!account) return t('fault.account');
  if (account.usableAt <= Date.now()) return undefined;
  return t('fault.accountNew', { time: clock(account.usableAt) });
}

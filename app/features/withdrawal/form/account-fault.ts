import type { Translate } from '#app/language/translate.ts';
import type { Clock } from '#app/shell/clock/use-clock.ts';
import type { PayoutAccount } from '#schemas/generated/platform.ts';

/** Why an account cannot be withdrawn to; undefined if it can. @param now epoch milliseconds of the platform's clock */
export function accountFault(
  t: Translate<'withdrawal'>,
  account: PayoutAccount | undefined,
  clock: Clock,
  now: number,
): string | undefined {
  if (!account) return t('fault.account');
  if (account.usableAt <= now) return undefined;
  return t('fault.accountNew', { time: clock(account.usableAt) });
}

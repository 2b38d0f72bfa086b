import type { PayoutAccount } from '#schemas/generated/platform.ts';

/** Names an account, such as `Pacific Union Bank •••• 4471`, without a line break in the number. */
export function accountText({ provider, number }: Pick<PayoutAccount, 'provider' | 'number'>): string {
  return `${provider} ${number.replaceAll(' ', '\u00a0')}`;
}

import type { PayoutAccount as PayoutAccountItem } from '#schemas/generated/platform.ts';
import type { PayoutAccount } from './payout-account-tables.ts';
import { maskedNumber } from './payout-accounts.ts';

/** An account as the contract shows it. */
export function payoutAccountItem(account: PayoutAccount): PayoutAccountItem {
  const { id, kind, provider, holder, number, isDefault, usableAt } = account;
  return { accountId: id, kind, provider, holder, number: maskedNumber(number), isDefault, usableAt };
}

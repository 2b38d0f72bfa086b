import type { PayoutAccount, WithdrawalTerms } from '#schemas/generated/platform.ts';

/** The account that the member chose, else the default one. @param accountId 0 until one is chosen */
export function chosenAccount({ accounts }: WithdrawalTerms, accountId: number): PayoutAccount | undefined {
  return accounts.find((one) => one.accountId === accountId) ?? accounts.find(({ isDefault }) => isDefault);
}

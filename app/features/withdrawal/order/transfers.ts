import type { WithdrawalOrder, WithdrawalTransfer } from '#schemas/generated/platform.ts';

/** The transfer that the member is asked about: the first without an answer, else the first that did not arrive. */
export function askedTransfer({ transfers }: WithdrawalOrder): WithdrawalTransfer | undefined {
  return transfers.find(({ state }) => state === 'sent') ?? transfers.find(({ state }) => state === 'missing');
}

/** Minor units that no transfer has carried yet. */
export function unsent({ net, transfers }: WithdrawalOrder): number {
  return net - transfers.reduce((sum, { amount }) => sum + amount, 0);
}

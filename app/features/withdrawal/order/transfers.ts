import type { WithdrawalOrder, WithdrawalTransfer } from '#schemas/generated/platform.ts';
import { type MinorUnits, minus, sumOf } from '#schemas/money/minor-units.ts';

/** The transfer that the member is asked about: the first without an answer, else the first that did not arrive. */
export function askedTransfer({ transfers }: WithdrawalOrder): WithdrawalTransfer | undefined {
  return transfers.find(({ state }) => state === 'sent') ?? transfers.find(({ state }) => state === 'missing');
}

/** What no transfer has carried yet. */
export function unsent({ net, transfers }: WithdrawalOrder): MinorUnits {
  return minus(net, sumOf(transfers.map(({ amount }) => amount)));
}

import type { WithdrawalOrder, WithdrawalTransfer } from '#schemas/generated/platform.ts';
import { type MinorUnits, minus, sumOf } from '#schemas/money/minor-units.ts';

/** The transfer that the member has to answer: the first without an answer, else the first reported missing. */
export function askedTransfer({ transfers }: WithdrawalOrder): WithdrawalTransfer | undefined {
  return transfers.find(({ state }) => state === 'sent') ?? transfers.find(({ state }) => state === 'missing');
}

/** Amount that has not been sent by any transfer. */
export function unsent({ net, transfers }: WithdrawalOrder): MinorUnits {
  return minus(net, sumOf(transfers.map(({ amount }) => amount)));
}

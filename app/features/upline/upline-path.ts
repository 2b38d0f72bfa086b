import { memberPath } from '#app/shell/member/member-path.ts';

/** Search parameter with the id of a transfer. */
export const TRANSFER = 'transfer';

export const uplinePath = memberPath('transferUpline');

export function receiptPath(transferId: string): string {
  return `${uplinePath}&${new URLSearchParams({ [TRANSFER]: transferId })}`;
}

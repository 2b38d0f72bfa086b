import { memberPath } from '#app/shell/member/member-path.ts';

/** The search parameter that names a transfer. */
export const TRANSFER = 'transfer';

export const uplinePath = memberPath('transferUpline');

/** Address of a transfer's receipt. */
export function receiptPath(transferId: string): string {
  return `${uplinePath}&${new URLSearchParams({ [TRANSFER]: transferId })}`;
}

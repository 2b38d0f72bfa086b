import type { ContractDue, ContractDues } from '#schemas/generated/platform.ts';

export type AboutDues = Pick<ContractDues, 'kind' | 'side' | 'currency' | 'timeZone'>;

/** An account has one amount for each period. */
export function keyOf({ account, start }: ContractDue): string {
  return `${start} ${account ?? ''}`;
}

/** Payable and not paid yet. */
export function isOpen({ status, dueId }: ContractDue): boolean {
  return dueId !== undefined && (status === 'due' || status === 'requested');
}

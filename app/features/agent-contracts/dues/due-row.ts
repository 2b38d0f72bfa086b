import type { ContractDue, ContractDues } from '#schemas/generated/platform.ts';

export type AboutDues = Pick<ContractDues, 'kind' | 'side' | 'currency' | 'timeZone'>;

/** Unique key: an account has one amount for each period. */
export function keyOf({ account, start }: ContractDue): string {
  return `${start} ${account ?? ''}`;
}

/** True if the amount can be paid and is not paid yet. */
export function isOpen({ status, dueId }: ContractDue): boolean {
  return dueId !== undefined && (status === 'due' || status === 'requested');
}

import type { ContractPeriod } from '#schemas/contracts/terms.ts';
import { addDays } from '../merchants/days.ts';
import type { Contract } from './contract.ts';
import { runningDays } from './running-days.ts';

/**
 * First day of a contract that is accepted today: of the first whole period after the running one, and after the last day of
 * the contract that it replaces, so that no day is paid twice.
 */
export function beginningOf(period: ContractPeriod, replaced: Contract | undefined, today: string): string {
  const lastOfOld = replaced ? lastDayOf(replaced, today) : today;
  const { from, to } = runningDays(period, lastOfOld < today ? today : lastOfOld);
  const isOver = to <= lastOfOld || from <= today;
  return isOver ? addDays(to, 1) : from;
}

/** Last day of a contract that is ended today: of its running period, or the day before one that has not begun. */
export function lastDayOf({ period, beginsOn }: Pick<Contract, 'period' | 'beginsOn'>, today: string): string {
  if (beginsOn !== null && beginsOn > today) return addDays(beginsOn, -1);
  return runningDays(period, today).to;
}

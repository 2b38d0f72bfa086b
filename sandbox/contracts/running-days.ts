import { type Days, periodOf } from '#schemas/contracts/periods.ts';
import type { ContractPeriod } from '#schemas/contracts/terms.ts';

/** The days of the period of a contract that a day belongs to. What is paid by the hour or more often begins and ends by day. */
export function runningDays(period: ContractPeriod, day: string): Days {
  return periodOf(period === 'hourly' || period === 'fiveMinutes' ? 'daily' : period, day);
}

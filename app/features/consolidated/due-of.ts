import type { ConsolidatedFunds } from '#schemas/generated/platform.ts';
import { type MinorUnits, sum } from '#schemas/money/minor-units.ts';

/** What dividends and salaries come to that are not paid yet. */
export function dueOf(funds: ConsolidatedFunds): MinorUnits {
  return sum(funds.divtypereq, funds.dailysalreqtype, funds.contracthoursalreq, funds.realtimesalreqtype);
}

import type { ConsolidatedFunds } from '#schemas/generated/platform.ts';

/** What dividends and salaries come to that are not paid yet, in minor units. */
export function dueOf(funds: ConsolidatedFunds): number {
  return funds.divtypereq + funds.dailysalreqtype + funds.contracthoursalreq + funds.realtimesalreqtype;
}

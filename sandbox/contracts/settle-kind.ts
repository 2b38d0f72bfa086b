import type { ContractKind } from '#schemas/contracts/terms.ts';
import type { Platform } from '../platform.ts';
import { settlePeriods } from './settle-periods.ts';
import { settleRealTime } from './settle-real-time.ts';

/** Settles everything of a kind that has ended. */
export async function settleKind(platform: Platform, kind: ContractKind): Promise<void> {
  await (kind === 'realTimeSalary' ? settleRealTime(platform) : settlePeriods(platform, kind));
}

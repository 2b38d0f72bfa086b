import type { Platform } from '#sandbox/platform.ts';
import { MINUTE_MS } from '#sandbox/time.ts';
import type { RealityCheck } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { careMemberRow } from '../care-member-row.ts';
import { careRulesOf } from '../care-rules-of.ts';
import { NOTHING_STAKED, stakedIn } from '../limits/usage.ts';
import { sittingStart } from './sitting.ts';

/**
 * Contents of a reality check: time, stakes, winnings and their difference since the sitting began. UKGC, RTS 13 (time
 * requirements and reality checks); MGA, Player Protection Directive: time, wins and losses of the session.
 */
export async function realityCheckOf(platform: Platform, memberId: number): Promise<RealityCheck> {
  const { db, brand, now } = platform;
  const time = now();
  const since = await sittingStart(db, memberId, time);
  const [{ staked, won } = NOTHING_STAKED] = await stakedIn(db, { memberId, spans: [{ start: since, end: time + 1 }] });
  return {
    currency: brand.currency,
    since,
    minutes: Math.max(0, Math.floor((time - since) / MINUTE_MS)),
    ...{ staked: minorUnits(staked), won: minorUnits(won), net: minorUnits(won - staked) },
    dueAt: await checkDueAt(platform, memberId, since),
  };
}

/** Minutes between the member's reality checks. */
export async function checkMinutes(platform: Platform, memberId: number): Promise<number> {
  const { minutes, longest } = careRulesOf(platform).realityCheck;
  const chosen = (await careMemberRow(platform.db, memberId)).checkMinutes;
  return Math.min(chosen ?? minutes, longest);
}

/** Time of the next reality check. @param since start of the sitting */
export async function checkDueAt(platform: Platform, memberId: number, since: number): Promise<number> {
  const { checkAnsweredAt } = await careMemberRow(platform.db, memberId);
  return Math.max(since, checkAnsweredAt) + (await checkMinutes(platform, memberId)) * MINUTE_MS;
}

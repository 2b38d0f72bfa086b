import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { Platform } from '#sandbox/platform.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { memberByAccount } from '#sandbox/roster/member.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#sandbox/time.ts';
import { setCareMember } from '../care-member-row.ts';
import { careRulesOf } from '../care-rules-of.ts';
import { careLimits, careSittings, careSteps, careStops } from '../care-tables.ts';
import { logEvent } from '../log/log-event.ts';
import { checkMinutes } from '../reality/reality-check.ts';

export const CARE_ACTIONS = ['message', 'prompt', 'call', 'age-increases', 'age-stops', 'age-check'] as const;

export interface CareAction {
  account: string;
  /** The step to take, or the kind of waiting to skip: increases become confirmable, stops end, a check becomes due. */
  action: (typeof CARE_ACTIONS)[number];
}

/** Acts on a member for the operator, or lets time pass for what a member waits for. @throws Refusal not_found */
export async function operateCare(platform: Platform, { account, action }: CareAction): Promise<CareAction> {
  const member = await memberByAccount(platform.db, account);
  if (!member) throw new Refusal(404, 'not_found', `There is no account named "${account}".`);
  if (action === 'age-increases') await ageIncreases(platform, member.id);
  else if (action === 'age-stops') await ageStops(platform.db, member.id, platform.now());
  else if (action === 'age-check') await ageCheck(platform, member.id);
  else await takeStep(platform, member.id, action);
  return { account: member.account, action };
}

async function takeStep({ db, live, now }: Platform, memberId: number, kind: 'message' | 'prompt' | 'call') {
  const time = now();
  await db.insert(careSteps).values({ memberId, kind, score: 0, reasons: [], at: time });
  await logEvent(db, { memberId, kind: 'step-taken', facts: { step: kind, by: 'operator' }, at: time });
  live.publish('care', { kind: 'step' }, memberId);
}

async function ageIncreases(platform: Platform, memberId: number): Promise<void> {
  const { increaseHours, waitsForPeriod } = careRulesOf(platform);
  // A period is at most a month.
  const age = increaseHours * HOUR_MS + (waitsForPeriod ? 31 * DAY_MS : 0);
  await platform.db
    .update(careLimits)
    .set({ askedAt: sql`${careLimits.askedAt} - ${age}::bigint` })
    .where(and(eq(careLimits.memberId, memberId), isNotNull(careLimits.askedAt)));
  platform.live.publish('care', { kind: 'limits' }, memberId);
}

/** Ends what has an end; a wish to come back, whose day has begun, comes true. */
async function ageStops(db: Database, memberId: number, now: number): Promise<void> {
  const { startedAt, endsAt, returnsAt } = careStops;
  await db
    .update(careStops)
    .set({
      startedAt: sql`least(${startedAt}, ${now - 2}::bigint)`,
      endsAt: sql`case when ${endsAt} is null then null else least(${endsAt}, ${now - 1}::bigint) end`,
      returnsAt: sql`case when ${returnsAt} is null then null else least(${returnsAt}, ${now}::bigint) end`,
    })
    .where(eq(careStops.memberId, memberId));
}

/** Makes a check due now. Its time must differ from the last one's, by which a site distinguishes checks. */
async function ageCheck(platform: Platform, memberId: number): Promise<void> {
  const { db } = platform;
  const now = platform.now();
  const answeredAt = now - (await checkMinutes(platform, memberId)) * MINUTE_MS;
  await setCareMember(db, memberId, { checkAnsweredAt: answeredAt, checkToldFor: 0 });
  await db
    .update(careSittings)
    .set({ startedAt: sql`least(${careSittings.startedAt}, ${answeredAt}::bigint)` })
    .where(eq(careSittings.memberId, memberId));
  await logEvent(db, { memberId, kind: 'reality-check-due', facts: { by: 'operator' }, at: now });
  platform.live.publish('care', { kind: 'realityCheck' }, memberId);
}

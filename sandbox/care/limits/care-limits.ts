import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import type { Platform } from '#sandbox/platform.ts';
import { MINUTE_MS } from '#sandbox/time.ts';
import type { CareKind, CareLimit, CarePeriod } from '#schemas/generated/platform.ts';
import type { CountingLimit } from '../care-rules.ts';
import { careRulesOf } from '../care-rules-of.ts';
import { careLimits } from '../care-tables.ts';
import { ageLimits } from './age-limits.ts';
import { type IncreaseRule, type LimitState, NO_LIMIT, readyAt } from './limit-rules.ts';
import { type PeriodSpan, spanOf } from './period.ts';
import { usedIn } from './usage.ts';

export const CARE_KINDS: readonly CareKind[] = ['deposit', 'loss', 'stake', 'session'];
export const CARE_PERIODS: readonly CarePeriod[] = ['day', 'week', 'month'];

export type LimitRow = typeof careLimits.$inferSelect;

export async function limitRows(db: Database, memberId: number): Promise<LimitRow[]> {
  return db.select().from(careLimits).where(eq(careLimits.memberId, memberId));
}

/** All limits that count for a member: their own, and those of their age. */
export async function countingLimits(platform: Platform, memberId: number, now: number): Promise<CountingLimit[]> {
  const own = await limitRows(platform.db, memberId);
  const set = own.flatMap(({ kind, period, amount }) => (amount === null ? [] : [{ kind, period, amount }]));
  return [...set, ...(await ageLimits(platform, memberId, now))];
}

/** Every kind by every period, as the contract shows it; empty where the brand has no limits. */
export async function describeLimits(platform: Platform, memberId: number): Promise<CareLimit[]> {
  const { db, now } = platform;
  if (!careRulesOf(platform).parts.includes('limits')) return [];
  const time = now();
  const rows = await limitRows(db, memberId);
  const ofAge = await ageLimits(platform, memberId, time);
  const spans = CARE_PERIODS.map((period) => spanOf(period, time, merchantZone(platform)));
  const used = await usedIn(db, new Set(CARE_KINDS), { memberId, spans, now: time });
  return CARE_PERIODS.flatMap((period, index) => {
    const [span, part] = [spans[index], used[index]];
    if (!span || !part) return [];
    return CARE_KINDS.map((kind) => {
      const state = rows.find((row) => row.kind === kind && row.period === period) ?? NO_LIMIT;
      const most = ofAge.find((limit) => limit.kind === kind && limit.period === period)?.amount;
      const shown = kind === 'session' ? Math.floor(part.session / MINUTE_MS) : part[kind];
      return {
        ...{ kind, period, ...amountsOf(state, shown, most) },
        ...times(state, span, increaseRule(platform, period, state), time),
      };
    });
  });
}

/** @param most the limit of the member's age; undefined without one */
function amountsOf({ amount: own }: LimitState, used: number, most: number | undefined) {
  const amount = most === undefined ? own : Math.min(own ?? most, most);
  return {
    used: Math.max(0, used),
    ...(amount !== null && { amount, left: Math.max(0, amount - used) }),
    ...(most !== undefined && { most }),
  };
}

/** Waiting time of a limit's increase. */
export function increaseRule(platform: Platform, period: CarePeriod, { askedAt }: LimitState): IncreaseRule {
  const { increaseHours: hours, waitsForPeriod } = careRulesOf(platform);
  if (!waitsForPeriod || askedAt === null) return { hours, periodEnd: null };
  return { hours, periodEnd: spanOf(period, askedAt, merchantZone(platform)).end };
}

function times(state: LimitState, { end }: PeriodSpan, rule: IncreaseRule, now: number) {
  const { askedAt, wanted } = state;
  const ready = readyAt(state, rule);
  if (askedAt === null || ready === null) return { renewsAt: end };
  const increase = { askedAt, readyAt: ready, isReady: now >= ready, ...(wanted !== null && { amount: wanted }) };
  return { renewsAt: end, increase };
}

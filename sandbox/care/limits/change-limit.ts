import { and, eq } from 'drizzle-orm';
import { lockMemberAccount } from '#sandbox/ledger/lock-member-account.ts';
import type { Platform } from '#sandbox/platform.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { CareKind, CarePeriod, CareText } from '#schemas/generated/platform.ts';
import { careLimits } from '../care-tables.ts';
import { logEvent } from '../log/log-event.ts';
import { increaseRule } from './care-limits.ts';
import { chosen, confirmed, kept, type LimitState, NO_LIMIT, readyAt } from './limit-rules.ts';

interface LimitName {
  memberId: number;
  kind: CareKind;
  period: CarePeriod;
  shown: CareText;
}

type Change = (state: LimitState, now: number) => { state: LimitState; event: LimitEvent | null };
type LimitEvent = 'limit-set' | 'increase-asked' | 'increase-confirmed' | 'increase-cancelled';

/** Sets a limit, or asks for a higher one. @param amount null for none */
export async function setLimit(platform: Platform, name: LimitName, amount: number | null): Promise<void> {
  await change(platform, name, (state, now) => {
    const next = chosen(state, amount, now);
    const event = next.askedAt === null ? 'limit-set' : 'increase-asked';
    return { state: next, event: next === state ? null : event };
  });
}

/** @throws Refusal not_found without an increase, or increase_waits while it waits */
export async function confirmIncrease(platform: Platform, name: LimitName): Promise<void> {
  await change(platform, name, (state, now) => {
    const ready = readyAt(state, increaseRule(platform, name.period, state));
    if (ready === null) throw new Refusal(404, 'not_found', 'No increase of this limit waits.');
    if (now < ready) {
      const retryAfterSeconds = Math.ceil((ready - now) / 1000);
      throw new Refusal(409, 'increase_waits', 'The increase cannot be confirmed yet.', { retryAfterSeconds });
    }
    return { state: confirmed(state), event: 'increase-confirmed' };
  });
}

export async function cancelIncrease(platform: Platform, name: LimitName): Promise<void> {
  await change(platform, name, (state) => {
    return { state: kept(state), event: state.askedAt === null ? null : 'increase-cancelled' };
  });
}

/** Changes a limit with the member's account locked, so that it counts for every stake and deposit after it. */
async function change(platform: Platform, { memberId, kind, period, shown }: LimitName, by: Change): Promise<void> {
  const now = platform.now();
  await platform.db.transaction(async (tx) => {
    await lockMemberAccount(tx, memberId);
    const own = and(eq(careLimits.memberId, memberId), eq(careLimits.kind, kind), eq(careLimits.period, period));
    const [row] = await tx.select().from(careLimits).where(own);
    const before: LimitState = row ?? NO_LIMIT;
    const { state, event } = by(before, now);
    if (event === null) return;
    const { amount, askedAt, wanted } = state;
    await tx
      .insert(careLimits)
      .values({ memberId, kind, period, amount, askedAt, wanted })
      .onConflictDoUpdate({
        target: [careLimits.memberId, careLimits.kind, careLimits.period],
        set: { amount, askedAt, wanted },
      });
    const facts = { limit: kind, period, before: before.amount, amount, ...(askedAt !== null && { wanted }) };
    await logEvent(tx, { memberId, kind: event, facts, shown, at: now });
  });
  platform.live.publish('care', { kind: 'limits' }, memberId);
}

import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import type { Platform } from '#sandbox/platform.ts';
import { MINUTE_MS } from '#sandbox/time.ts';
import type { CareKind } from '#schemas/generated/platform.ts';
import type { CountingLimit } from '../care-rules.ts';
import { countingLimits } from './care-limits.ts';
import type { Breach } from './limit-refusal.ts';
import { type PeriodSpan, spanOf } from './period.ts';
import { usedIn } from './usage.ts';

export interface Wanted {
  memberId: number;
  kinds: readonly CareKind[];
  /** Minor units that the movement would add; zero for a start, which needs room for one. */
  amount: number;
  /** The time that the movement will be booked with. */
  at: number;
}

/**
 * The limit that a movement would go beyond, or null. Of several the one with the least left counts, and among those the one
 * that renews last: "the lowest limit should always apply" (UKGC, RTS 12B). Exact with the member's account locked.
 */
export async function breachOf(platform: Platform, action: Wanted): Promise<Breach | null> {
  const { memberId, at } = action;
  const limits = (await countingLimits(platform, memberId, at)).filter(({ kind }) => action.kinds.includes(kind));
  if (limits.length === 0) return null;
  const spans = limits.map(({ period }) => spanOf(period, at, merchantZone(platform)));
  const kinds = new Set(limits.map(({ kind }) => kind));
  const used = await usedIn(platform.db, kinds, { memberId, spans, now: at });
  const breaches = limits.flatMap((limit, index) => {
    const [span, part] = [spans[index], used[index]];
    return span && part ? breachOfLimit(limit, part[limit.kind], span, action.amount) : [];
  });
  return breaches.toSorted((a, b) => a.left - b.left || b.renewsAt - a.renewsAt)[0] ?? null;
}

function breachOfLimit(
  { kind, period, amount: limit }: CountingLimit,
  used: number,
  span: PeriodSpan,
  amount: number,
): Breach[] {
  const most = kind === 'session' ? limit * MINUTE_MS : limit;
  if (used + Math.max(1, amount) <= most) return [];
  const left = kind === 'session' ? 0 : Math.max(0, most - used);
  return [{ kind, period, left, renewsAt: span.end }];
}

/** The limit of session time that is used up, or null. */
export async function sessionBreach(platform: Platform, memberId: number, now: number): Promise<Breach | null> {
  return breachOf(platform, { memberId, kinds: ['session'], amount: 0, at: now });
}

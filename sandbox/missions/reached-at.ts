import { and, gte, inArray, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { bets } from '../play/play-tables.ts';
import { type Played, summed } from './activity.ts';
import { loginDays } from './mission-tables.ts';
import { isReached, type KnownMission } from './missions.ts';
import type { Span } from './period.ts';

/** A span and the missions counted in it. */
export interface Round {
  span: Span;
  counted: readonly KnownMission[];
}

/** A visit or a bet with its time; a visit counts from the start of its day. */
interface Act {
  memberId: number;
  at: number;
  bet?: { nodeId: number; stake: number };
}

/** When each of these members completed their latest mission. */
export async function reachedAt(
  { db, brand }: Pick<Platform, 'db' | 'brand'>,
  rounds: readonly Round[],
  ids: readonly number[],
): Promise<Map<number, number>> {
  const moments = new Map<number, number>();
  for (const { span, counted } of rounds) {
    const acts = await actsIn(db, span, ids);
    for (const id of ids) {
      const own = acts.filter(({ memberId }) => memberId === id);
      moments.set(id, Math.max(moments.get(id) ?? 0, lastReached(own, counted, brand.currency)));
    }
  }
  return moments;
}

async function actsIn(db: Database, { start, end }: Span, ids: readonly number[]): Promise<Act[]> {
  const visits = await db
    .select({ memberId: loginDays.memberId, at: loginDays.day })
    .from(loginDays)
    .where(and(gte(loginDays.day, start), lt(loginDays.day, end), inArray(loginDays.memberId, [...ids])));
  const played = await db
    .select({ memberId: bets.memberId, at: bets.createdAt, bet: { nodeId: bets.nodeId, stake: bets.stake } })
    .from(bets)
    .where(and(gte(bets.createdAt, start), lt(bets.createdAt, end), inArray(bets.memberId, [...ids])));
  return [...visits, ...played].toSorted((a, b) => a.at - b.at);
}

function lastReached(acts: readonly Act[], counted: readonly KnownMission[], currency: string): number {
  const played = new Map<number, Played>();
  let days = 0;
  let open = counted;
  let last = 0;
  for (const { at, bet } of acts) {
    if (bet) played.set(bet.nodeId, withBet(played.get(bet.nodeId), bet));
    else days += 1;
    const activity = { ...summed([...played.values()]), days };
    const left = open.filter((mission) => !isReached(mission, activity, currency));
    if (left.length < open.length) last = at;
    open = left;
  }
  return last;
}

function withBet(before: Played | undefined, { nodeId, stake }: { nodeId: number; stake: number }): Played {
  return { nodeId, bets: (before?.bets ?? 0) + 1, money: (before?.money ?? 0) + stake };
}

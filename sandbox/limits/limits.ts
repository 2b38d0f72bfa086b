import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { limits } from './limit-tables.ts';

export interface Limit {
  /** Names the limit and its caller, such as `feedback from 127.0.0.1`. */
  name: string;
  /** Calls within `withinMs` of the first. */
  most: number;
  withinMs: number;
}

/** Expired rows removed by each counted call. Few, so that no call is slow. */
const FORGOTTEN_AT_ONCE = 20;

/**
 * Counts a call in one statement, so that simultaneous ones all count.
 * @returns milliseconds until the next call is allowed; 0 if this one is
 */
export async function countCall({ db, now }: Platform, { name, most, withinMs }: Limit): Promise<number> {
  const time = now();
  await forgetOver({ db, now });
  const isOver = sql`${limits.until} <= ${time}::bigint`;
  const [counted] = await db
    .insert(limits)
    .values({ name, used: 1, until: time + withinMs })
    .onConflictDoUpdate({
      target: limits.name,
      set: {
        used: sql`case when ${isOver} then 1 else least(${limits.used}, ${most}) + 1 end`,
        until: sql`case when ${isOver} then ${time + withinMs}::bigint else ${limits.until} end`,
      },
    })
    .returning();
  if (!counted) throw new Error('The database did not return the counted call.');
  return counted.used > most ? Math.max(1, counted.until - time) : 0;
}

/** Counts a call. @throws Refusal too_many_requests with this message beyond the limit */
export async function requireCallsLeft(platform: Platform, limit: Limit, message: string): Promise<void> {
  const wait = await countCall(platform, limit);
  if (wait === 0) return;
  throw new Refusal(429, 'too_many_requests', message, { retryAfterSeconds: Math.ceil(wait / 1000) });
}

/** Number of calls counted at present, and when that ends. */
export async function callsCounted({ db, now }: Platform, name: string): Promise<{ used: number; until: number }> {
  const [limit] = await db
    .select()
    .from(limits)
    .where(and(eq(limits.name, name), gt(limits.until, now())));
  return limit ?? { used: 0, until: 0 };
}

/** Takes one counted call back. */
export async function giveCallBack({ db }: Platform, name: string): Promise<void> {
  await db
    .update(limits)
    .set({ used: sql`${limits.used} - 1` })
    .where(and(eq(limits.name, name), gt(limits.used, 0)));
}

/** Passes over rows that another call is about to change: waiting for them could end in a deadlock. */
async function forgetOver({ db, now }: Pick<Platform, 'db' | 'now'>): Promise<void> {
  const over = db
    .select({ name: limits.name })
    .from(limits)
    .where(lte(limits.until, now()))
    .limit(FORGOTTEN_AT_ONCE)
    .for('update', { skipLocked: true });
  await db.delete(limits).where(inArray(limits.name, over));
}

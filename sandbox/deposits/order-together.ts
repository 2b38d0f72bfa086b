import type { DepositRequest } from '#schemas/generated/platform.ts';
import { isBusyDatabase } from '../database/is-busy-database.ts';
import { lockMemberAccount } from '../ledger/lock-member-account.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import type { Member } from '../roster/member.ts';
import { requireVerified } from './deposit-member.ts';
import type { depositOrders } from './deposit-tables.ts';
import { openBook, writeIntents } from './order-book.ts';
import type { DepositRow } from './order-item.ts';
import { placeOrder } from './place-order.ts';

/** A call that orders a deposit. */
interface WaitingOrder {
  member: Member;
  request: DepositRequest;
  /** Epoch milliseconds by the clock of the call. */
  now(): number;
  resolve(order: typeof depositOrders.$inferSelect): void;
  reject(cause: unknown): void;
}

/** Orders that wait, by member; a member is here while a transaction of theirs runs. */
type WaitingOrders = Map<number, WaitingOrder[]>;

/** Waiting orders of each process, which its turns identify. */
const processes = new WeakMap<Platform['turns'], WaitingOrders>();

/** Orders of one database transaction, which the member's other calls wait for. */
const MOST_TOGETHER = 50;

/**
 * Orders a deposit. Orders that wait for the same member share a database transaction: each commit has to reach the
 * disk, and each call would hold a connection until none is left for other members. @throws Refusal verification_due,
 * and as `placeOrder` does
 */
export function orderTogether(platform: Platform, member: Member, request: DepositRequest): Promise<DepositRow> {
  return new Promise((resolve, reject) => {
    const order = { member, request, now: platform.now, resolve, reject };
    const waiting = waitingOrdersOf(platform).get(member.id);
    if (waiting) waiting.push(order);
    else void placeWaiting(platform, member.id, [order]);
  });
}

/** Places waiting orders until there are none. Never fails: errors go to the callers. */
async function placeWaiting(platform: Platform, memberId: number, waiting: WaitingOrder[]): Promise<void> {
  waitingOrdersOf(platform).set(memberId, waiting);
  while (waiting.length > 0) await placeSome(platform, memberId, waiting.splice(0, MOST_TOGETHER));
  waitingOrdersOf(platform).delete(memberId);
}

async function placeSome(platform: Platform, memberId: number, some: readonly WaitingOrder[]): Promise<void> {
  try {
    const outcomes = await placed(platform, memberId, some);
    for (const [index, outcome] of outcomes.entries())
      if (outcome instanceof Refusal) some[index]?.reject(outcome);
      else some[index]?.resolve(outcome);
  } catch (cause) {
    // A failing order must not fail the others, unless the database is too busy for any.
    if (some.length === 1 || isBusyDatabase(cause)) for (const { reject } of some) reject(cause);
    else for (const order of some) await placeSome(platform, memberId, [order]);
  }
}

function placed(
  platform: Platform,
  memberId: number,
  some: readonly WaitingOrder[],
): Promise<(DepositRow | Refusal)[]> {
  return platform.db.transaction(async (tx) => {
    await lockMemberAccount(tx, memberId);
    const unverified = await unverifiedOf({ ...platform, db: tx }, some);
    if (unverified) return some.map(() => unverified);
    const keys = some.map(({ request }) => request.idempotencyKey);
    const book = await openBook(tx, { memberId, keys, at: platform.now() });
    const outcomes: (DepositRow | Refusal)[] = [];
    for (const order of some)
      outcomes.push(
        await placeOrder({ ...platform, now: order.now, db: tx }, book, { ...order, at: order.now() }).catch(
          onlyRefusal,
        ),
      );
    await writeIntents(tx, book);
    return outcomes;
  });
}

/** Refusal of a member who lacks a required verification. Checked once for all of their orders. */
async function unverifiedOf(platform: Platform, [first]: readonly WaitingOrder[]): Promise<Refusal | null> {
  if (!first) return null;
  return requireVerified(platform, first.member).then(() => null, onlyRefusal);
}

function onlyRefusal(cause: unknown): Refusal {
  if (cause instanceof Refusal) return cause;
  throw cause;
}

function waitingOrdersOf({ turns }: Pick<Platform, 'turns'>): WaitingOrders {
  const waiting = processes.get(turns) ?? new Map();
  processes.set(turns, waiting);
  return waiting;
}

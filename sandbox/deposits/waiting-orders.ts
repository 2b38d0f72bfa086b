import type { DepositRequest } from '#schemas/generated/platform.ts';
import type { Platform } from '../platform.ts';
import type { Member } from '../roster/member.ts';
import type { depositOrders } from './deposit-tables.ts';

/** A call that orders a deposit. */
export interface WaitingOrder {
  member: Member;
  request: DepositRequest;
  /** Epoch milliseconds by the clock of the call. */
  now(): number;
  resolve(order: typeof depositOrders.$inferSelect): void;
  reject(cause: unknown): void;
}

/** Orders that wait, by member; a member is here while a transaction of theirs runs. */
type WaitingOrders = Map<number, WaitingOrder[]>;

/** Of each process, which its turns stand for. */
const processes = new WeakMap<Platform['turns'], WaitingOrders>();

export function waitingOrdersOf({ turns }: Pick<Platform, 'turns'>): WaitingOrders {
  const waiting = processes.get(turns) ?? new Map();
  processes.set(turns, waiting);
  return waiting;
}

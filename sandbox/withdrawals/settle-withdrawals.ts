import { actAt } from '../act-at.ts';
import { idOfNumber } from '../merchants/dated-number.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { countOverdue } from './confirm-transfer.ts';
import { withdrawalOf } from './request-withdrawal.ts';
import { withdrawalNumber } from './withdrawal-item.ts';
import type { Withdrawal } from './withdrawal-tables.ts';

/** A withdrawal by its number. @throws Refusal not_found */
export async function withdrawalByNumber(platform: Platform, number: string): Promise<Withdrawal> {
  await settleWithdrawals(platform);
  const row = await withdrawalOf(platform.db, idOfNumber(number));
  if (withdrawalNumber(platform, row) === number) return row;
  throw new Refusal(404, 'not_found', `There is no withdrawal ${number}.`);
}

/** Finds a withdrawal of the member. @throws Refusal not_found, for other members' too */
export async function withdrawalOfMember(platform: Platform, memberId: number, number: string): Promise<Withdrawal> {
  const row = await withdrawalByNumber(platform, number);
  if (row.memberId === memberId) return row;
  throw new Refusal(404, 'not_found', `You have no withdrawal ${number}.`);
}

/** Tells the member's open sites that a withdrawal has changed. @returns it as it is */
export async function announceWithdrawal(platform: Platform, id: number): Promise<Withdrawal> {
  const row = await withdrawalOf(platform.db, id);
  platform.live.publish('withdrawal', { orderId: withdrawalNumber(platform, row), state: row.status }, row.memberId);
  return row;
}

/** Counts as received what nothing was said about in time. */
export async function settleWithdrawals(platform: Platform, now = platform.now()): Promise<void> {
  for (const id of await countOverdue(platform.db, now)) await announceWithdrawal(platform, id);
}

/** Settles at an instant and notifies open sites. Instants missed during a restart are settled by the next call. */
export function settleWithdrawalsLater(platform: Platform, time: number): void {
  actAt(platform, time, (now) => settleWithdrawals(platform, now));
}

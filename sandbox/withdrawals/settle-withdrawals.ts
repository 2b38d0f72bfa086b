import type { Platform } from '../platform.ts';
import { Refusal } from '../server/refusal.ts';
import { countOverdue } from './confirm-transfer.ts';
import { withdrawalOf } from './request-withdrawal.ts';
import { idOfNumber, withdrawalNumber } from './withdrawal-item.ts';
import type { Withdrawal } from './withdrawal-tables.ts';

/** A withdrawal by its number. @throws Refusal not_found */
export async function withdrawalByNumber(platform: Platform, number: string): Promise<Withdrawal> {
  await settleWithdrawals(platform);
  const row = await withdrawalOf(platform.db, idOfNumber(number));
  if (withdrawalNumber(row) === number) return row;
  throw new Refusal(404, 'not_found', `There is no withdrawal ${number}.`);
}

/** One of the member's withdrawals. @throws Refusal not_found, for other members' too */
export async function withdrawalOfMember(platform: Platform, memberId: number, number: string): Promise<Withdrawal> {
  const row = await withdrawalByNumber(platform, number);
  if (row.memberId === memberId) return row;
  throw new Refusal(404, 'not_found', `You have no withdrawal ${number}.`);
}

/** Tells the member's open sites that a withdrawal has changed. @returns it as it is */
export async function announceWithdrawal({ db, live }: Platform, id: number): Promise<Withdrawal> {
  const row = await withdrawalOf(db, id);
  live.publish('withdrawal', { orderId: withdrawalNumber(row), state: row.status }, row.memberId);
  return row;
}

/** Counts as received what nothing was said about in time. */
export async function settleWithdrawals(platform: Platform, at = platform.now()): Promise<void> {
  for (const id of await countOverdue(platform.db, at)) await announceWithdrawal(platform, id);
}

/** The longest wait of a timer: a longer one would end at once. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Settles at an instant, so that open sites hear of it; a call after a restart settles what was missed. */
export function settleWithdrawalsLater(platform: Platform, at: number): void {
  const wait = Math.max(0, at - platform.now());
  const settle = () => settleWithdrawals(platform, Math.max(at, platform.now())).catch(() => undefined);
  const next = () => (wait > LONGEST_WAIT ? settleWithdrawalsLater(platform, at) : void settle());
  setTimeout(next, Math.min(wait, LONGEST_WAIT)).unref();
}

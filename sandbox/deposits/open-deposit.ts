import type { DepositRequest } from '#schemas/generated/platform.ts';
import type { Platform } from '../platform.ts';
import type { Member } from '../roster/member.ts';
import { settleLater } from './end-deposit.ts';
import type { DepositRow } from './order-item.ts';
import { orderTogether } from './order-together.ts';

/** Orders a deposit, which expires automatically. @throws Refusal as `placeOrder` does */
export async function openDeposit(platform: Platform, member: Member, request: DepositRequest): Promise<DepositRow> {
  const order = await orderTogether(platform, member, request);
  if (order.expiresAt !== null) settleLater(platform, order.expiresAt);
  return order;
}

import type { Handler } from '#sandbox/calls/call.ts';
import { payingMember } from '../deposit-member.ts';
import { orderItem } from '../order-item.ts';
import { redeemVoucher as redeem } from '../redeem-voucher.ts';

export const redeemVoucher: Handler<'redeemVoucher'> = async (call) => {
  const { platform, address, body } = call;
  const { id: memberId, account } = await payingMember(call);
  const row = await redeem(platform, { memberId, account, address, ...body });
  return { success: true, value: orderItem(platform, row, call.language) };
};

import type { Handler } from '#sandbox/calls/call.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { WalletPart } from '#schemas/generated/platform.ts';
import { memberTransfer } from '../member-transfer.ts';
import { walletMember } from '../wallet-member.ts';
import type { WalletPart as Part } from '../wallet-part.ts';
import { walletVendors } from '../wallet-vendors.ts';

export const walletTransfer: Handler<'walletTransfer'> = async (call) => {
  const { platform, body } = call;
  const { id: memberId } = walletMember(call);
  const { direction, vassalage, amount, balance: shownBalance, idempotencyKey } = body;
  const names = new Map(walletVendors(platform).map((vendor) => [vendor.vassalage, vendor.name]));
  if (names.size === 0) throw new Refusal(409, 'not_available', 'All games play from one wallet.');
  if (vassalage !== undefined && !names.has(vassalage))
    throw new Refusal(404, 'not_found', `The vendor ${vassalage} has no wallet of its own.`);
  const wanted = { memberId, direction, vendor: vassalage, amount, shownBalance, idempotencyKey };
  const { moved, stayed } = await memberTransfer(platform, wanted);
  const named = ({ vendor, amount: part }: Part): WalletPart => ({
    ...{ vassalage: vendor, displayName: names.get(vendor) ?? vendor, amount: part },
  });
  return { success: true, value: { direction, moved: moved.map(named), stayed: stayed.map(named) } };
};

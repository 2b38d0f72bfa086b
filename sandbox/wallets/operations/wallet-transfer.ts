import { type Call, type Handler, loggedIn, type OperationId } from '#sandbox/calls/call.ts';
import { requireModule } from '#sandbox/process/modules.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { isTrial, type Member } from '#sandbox/roster/member.ts';
import type { WalletPart } from '#schemas/generated/platform.ts';
import { memberTransfer } from '../member-transfer.ts';
import type { WalletPart as Part } from '../wallet-part.ts';
import { walletVendors } from '../wallet-vendors.ts';

/** modId of transfers between wallets. */
const WALLET = 'WALLET';

export const walletTransfer: Handler<'walletTransfer'> = async (call) => {
  const { platform, body } = call;
  const { id: memberId } = walletMember(call);
  const { direction, vassalage, amount, balance: shownBalance, idempotencyKey } = body;
  const names = new Map(walletVendors(platform).map((vendor) => [vendor.vassalage, vendor.name]));
  if (names.size === 0) throw new Refusal(409, 'not_available', 'All games play from one wallet.');
  if (vassalage !== undefined && !names.has(vassalage))
    throw new Refusal(404, 'not_found', `The vendor ${vassalage} has no wallet of its own.`);
  const request = { memberId, direction, vendor: vassalage, amount, shownBalance, idempotencyKey };
  const { moved, stayed } = await memberTransfer(platform, request);
  const named = ({ vendor, amount: part }: Part): WalletPart => ({
    ...{ vassalage: vendor, displayName: names.get(vendor) ?? vendor, amount: part },
  });
  return { success: true, value: { direction, moved: moved.map(named), stayed: stayed.map(named) } };
};

/** The member whose money a call moves. @throws Refusal not_available, not_logged_in or trial_account */
function walletMember(call: Pick<Call<OperationId>, 'platform' | 'member' | 'replaced'>): Member {
  requireModule(call.platform, WALLET);
  const member = loggedIn(call);
  if (isTrial(member)) throw new Refusal(403, 'trial_account', 'A trial account has no wallets. Register first.');
  return member;
}

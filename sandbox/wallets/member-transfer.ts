import { requirePlay } from '../care/limits/require-play.ts';
import type { Platform } from '../platform.ts';
import { type TransferOutcome, type TransferRequest, transferMoney } from './transfer-money.ts';
import { maintenanceOf } from './wallet-vendors.ts';

type Wanted = Pick<TransferRequest, 'memberId' | 'direction' | 'vendor' | 'amount' | 'shownBalance' | 'idempotencyKey'>;

/**
 * Carries out a member's transfer. Money goes to a vendor, where it can be staked, only while the member may play.
 * @throws Refusal as `transferMoney` does, limit_reached, timed_out or self_excluded
 */
export function memberTransfer(platform: Platform, request: Wanted): Promise<TransferOutcome> {
  const { memberId } = request;
  const now = platform.now();
  return transferMoney(platform.db, {
    ...request,
    at: now,
    requirePlay: (db) => requirePlay({ ...platform, db }, { memberId, stake: 0, at: now }),
    isClosed: (vendor) => maintenanceOf(platform, vendor) !== undefined,
  });
}

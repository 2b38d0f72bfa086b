import { tellWinner } from '../games/winner-board.ts';
import { rewardInviter } from '../invite/referrals.ts';
import { balanceOf } from '../ledger/ledger-accounts.ts';
import type { Platform } from '../platform.ts';
import { earnPoints } from '../points/earn-points.ts';
import { POINTS } from '../points/point-member.ts';
import { isModuleOn } from '../system/modules.ts';
import { bets } from './play-tables.ts';

/** A bet on any game whose outcome is certain and whose money has moved. */
export interface CertainBet {
  /** Transaction of the stake in the ledger. */
  betId: number;
  memberId: number;
  /** Of the catalogue. */
  nodeId: number;
  /** Minor units. */
  stake: number;
  /** Minor units. */
  win: number;
  at: number;
}

/**
 * Writes a bet down where reports, missions, promotions, invitations and the winner board read it, and gives the points that
 * its stake brings; in the database transaction that makes it certain.
 * @returns the member's balance after it, in minor units
 */
export async function countBet(platform: Platform, bet: CertainBet): Promise<number> {
  const { db, brand } = platform;
  const { betId, memberId, nodeId, stake, win, at } = bet;
  const balanceAfter = await balanceOf(db, memberId);
  await db.insert(bets).values({ transactionId: betId, memberId, nodeId, stake, win, balanceAfter, createdAt: at });
  if (isModuleOn(platform, POINTS)) await earnPoints(db, { memberId, betId, stake, currency: brand.currency, at });
  return balanceAfter;
}

/** What a bet that has been counted brings to others: the inviter's reward, and the news of a large win. */
export async function tellBet(platform: Platform, { betId, memberId, win }: CertainBet): Promise<void> {
  // In a transaction of its own, so that this bet and one of the inviter's never wait for each other.
  await rewardInviter(platform, memberId);
  if (win > 0) await tellWinner(platform, betId);
}

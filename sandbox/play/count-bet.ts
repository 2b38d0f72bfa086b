import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { addToTeamBets } from '../agent/team-records.ts';
import { queueSalary } from '../contracts/queue-salary.ts';
import { publishWinner } from '../games/winner-board.ts';
import { rewardInviter } from '../invite/referrals.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import type { Platform } from '../platform.ts';
import { earnPoints } from '../points/earn-points.ts';
import { POINTS } from '../points/point-member.ts';
import { isModuleOn } from '../process/modules.ts';
import { countTurnover } from '../rollovers/count-turnover.ts';
import { playingBalance } from '../wallets/wallet-balances.ts';
import { addToDay } from './bet-days.ts';
import { bets } from './play-tables.ts';

/** A settled bet on any game. */
export interface SettledBet {
  /** The stake's transaction in the ledger. */
  betId: number;
  memberId: number;
  /** Id in the catalogue. */
  nodeId: number;
  stake: MinorUnits;
  win: MinorUnits;
  at: number;
}

/**
 * Records a settled bet for reports, missions, promotions, invitations and the winner board, counts it towards the member's
 * rollovers and awards its points.
 * Runs in the database transaction that settles the bet.
 * @param wallet the vendor whose wallet the bet was paid from; null for the main wallet
 * @returns the balance of that wallet afterwards
 */
export async function countBet(platform: Platform, bet: SettledBet, wallet: string | null = null): Promise<MinorUnits> {
  const { db, brand } = platform;
  const { betId, memberId, nodeId, stake, win, at } = bet;
  const balanceAfter = await playingBalance(db, memberId, wallet);
  await db.insert(bets).values({ transactionId: betId, memberId, nodeId, stake, win, balanceAfter, createdAt: at });
  await addToTeamBets(db, betId);
  await addToDay(db, bet, merchantZone(platform));
  await queueSalary(db, betId);
  await countTurnover(db, { memberId, stake, at });
  if (isModuleOn(platform, POINTS)) await earnPoints(db, { memberId, betId, stake, currency: brand.currency, at });
  return balanceAfter;
}

/** Effects of a counted bet on others: the inviter's reward and the winner board. */
export async function applyBetEffects(platform: Platform, { betId, memberId, win }: SettledBet): Promise<void> {
  // In a separate transaction, so that this bet and one of the inviter's cannot deadlock.
  await rewardInviter(platform, memberId);
  if (win > 0) await publishWinner(platform, betId);
}

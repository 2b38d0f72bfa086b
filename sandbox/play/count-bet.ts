import type { MinorUnits } from '#schemas/money/minor-units.ts';
import type { SettledBet } from '../hooks/domain.ts';
import { hooksOf } from '../hooks/hooks.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import type { Platform } from '../platform.ts';
import { playingBalance } from '../wallets/wallet-balances.ts';
import { addToDay } from './bet-days.ts';
import { bets } from './play-tables.ts';

/**
 * Records a settled bet and notifies the domains. Runs in the database transaction that settles the bet. @param wallet
 * vendor whose wallet paid the bet; null for the main wallet @returns the balance of that wallet afterwards
 */
export async function countBet(platform: Platform, bet: SettledBet, wallet: string | null = null): Promise<MinorUnits> {
  const { db } = platform;
  const { betId, memberId, nodeId, stake, win, at } = bet;
  const balanceAfter = await playingBalance(db, memberId, wallet);
  await db.insert(bets).values({ transactionId: betId, memberId, nodeId, stake, win, balanceAfter, createdAt: at });
  const day = await addToDay(db, bet, merchantZone(platform));
  await hooksOf(db).tell('bet', { platform, bet, day });
  return balanceAfter;
}

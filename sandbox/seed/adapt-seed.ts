import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { chatMessages } from '../chat-room/chat-tables.ts';
import type { Database } from '../database/database.ts';
import { settings } from '../database/settings-tables.ts';
import { favorites, recentGames } from '../games/game-tables.ts';
import { referrals } from '../invite/referral-tables.ts';
import { accounts, entries, transactions } from '../ledger/ledger-tables.ts';
import { members } from '../member/member-tables.ts';
import { loginDays } from '../missions/mission-tables.ts';
import { bets } from '../play/play-tables.ts';
import { pointAccounts, pointTransactions, redemptions } from '../points/point-tables.ts';
import { promotionEntries } from '../promotions/promotion-tables.ts';
import { currencyFactor } from './currency.ts';
import { startOfDay } from './day.ts';
import { insertInParts } from './insert-in-parts.ts';

/** Turns a seeded database into the brand's currency and moves its history up to the day of `now`. */
export async function adaptSeed(db: Database, currency: string, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [seeded] = await tx.select().from(settings);
    const day = startOfDay(now);
    await shiftTimes(tx, day - (seeded?.seededAt ?? day));
    if (seeded?.currency !== currency) await scaleMoney(tx, currencyFactor(currency));
    await tx.update(settings).set({ currency, seededAt: day });
  });
}

async function shiftTimes(db: Database, by: number): Promise<void> {
  if (by === 0) return;
  await db
    .update(members)
    .set({ registeredAt: plus(members.registeredAt, by), passwordSetAt: plus(members.passwordSetAt, by) });
  await db.update(transactions).set({ createdAt: plus(transactions.createdAt, by) });
  await db.update(bets).set({ createdAt: plus(bets.createdAt, by) });
  await db.update(chatMessages).set({ createdAt: plus(chatMessages.createdAt, by) });
  await db.update(favorites).set({ createdAt: plus(favorites.createdAt, by) });
  await db.update(recentGames).set({ playedAt: plus(recentGames.playedAt, by) });
  await db.update(referrals).set({ rewardedAt: plus(referrals.rewardedAt, by) });
  await db.update(pointTransactions).set({ createdAt: plus(pointTransactions.createdAt, by) });
  await db
    .update(redemptions)
    .set({ createdAt: plus(redemptions.createdAt, by), decidedAt: plus(redemptions.decidedAt, by) });
  // Deleted and inserted: updated row by row, a day would collide with the next one, which has not moved yet.
  const visits = await db.delete(loginDays).returning();
  await insertInParts(
    db,
    loginDays,
    visits.map((visit) => ({ ...visit, day: visit.day + by })),
  );
  const { joinedAt, changedAt } = promotionEntries;
  await db.update(promotionEntries).set({ joinedAt: plus(joinedAt, by), changedAt: plus(changedAt, by) });
}

async function scaleMoney(db: Database, factor: number): Promise<void> {
  if (factor === 1) return;
  await db.update(accounts).set({ balance: times(accounts.balance, factor) });
  await db.update(entries).set({ amount: times(entries.amount, factor) });
  await db.update(pointAccounts).set({ carried: times(pointAccounts.carried, factor) });
  const { amount, carried } = promotionEntries;
  await db.update(promotionEntries).set({ amount: times(amount, factor), carried: times(carried, factor) });
  await db.update(bets).set({
    stake: times(bets.stake, factor),
    win: times(bets.win, factor),
    balanceAfter: times(bets.balanceAfter, factor),
  });
}

function plus(column: PgColumn, by: number): SQL {
  return sql`${column} + ${by}::bigint`;
}

function times(column: PgColumn, factor: number): SQL {
  return sql`${column} * ${factor}::bigint`;
}

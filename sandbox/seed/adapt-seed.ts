import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { sumTeamDays } from '../agent/team-days.ts';
import { fillTeamRecords } from '../agent/team-records.ts';
import { chatMessages } from '../chat-room/chat-tables.ts';
import { seedContracts } from '../contracts/seed-contracts.ts';
import type { Database } from '../database/database.ts';
import { insertInParts } from '../database/insert-in-parts.ts';
import { settings } from '../database/settings-tables.ts';
import { depositOrders } from '../deposits/deposit-tables.ts';
import { messages } from '../inbox/message-tables.ts';
import { referrals } from '../invite/referral-tables.ts';
import { accounts, entries, transactions } from '../ledger/ledger-tables.ts';
import { currencyFactor } from '../merchants/currency.ts';
import { startOfMerchantDay, zoneOf } from '../merchants/merchant-zone.ts';
import { loginDays } from '../missions/mission-tables.ts';
import { payoutAccounts } from '../payout-accounts/payout-account-tables.ts';
import { sumBetDays } from '../play/bet-days.ts';
import { favorites, recentGames } from '../play/game-tables.ts';
import { bets } from '../play/play-tables.ts';
import { pointAccounts, pointTransactions, redemptions } from '../points/point-tables.ts';
import { promotionEntries } from '../promotions/promotion-tables.ts';
import { rollovers } from '../rollovers/rollover-tables.ts';
import { members } from '../roster/member-tables.ts';
import { DAY_MS } from '../time.ts';
import { withdrawals, withdrawalTransfers } from '../withdrawals/withdrawal-tables.ts';

/** The currency that `writeSeed` writes. */
const SEEDED_IN = 'USD';

/** @returns whether a database that `adaptSeed` has adapted is of a currency and the day of `now` */
export async function isAdapted(db: Database, currency: string, now: number): Promise<boolean> {
  const [seeded] = await db.select().from(settings);
  return seeded?.currency === currency && seeded.seededAt === startOfMerchantDay(now, currency);
}

/** Turns a seeded database into the brand's currency and moves its history up to the day of `now`. */
export async function adaptSeed(db: Database, currency: string, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [seeded] = await tx.select().from(settings);
    const day = startOfMerchantDay(now, currency);
    const by = day - (seeded?.seededAt ?? day);
    const isOther = seeded?.currency !== currency;
    await shiftTimes(tx, by);
    await shiftVisits(tx, (days) => startOfMerchantDay(now, currency, days), seeded?.seededAt ?? day);
    if (isOther && seeded && seeded.currency !== SEEDED_IN)
      throw new Error(`The rows are in ${seeded.currency} already, and cannot be turned into ${currency}.`);
    if (isOther) await scaleMoney(tx, currencyFactor(currency));
    if (by !== 0 || isOther) {
      await sumBetDays(tx, zoneOf(currency));
      await sumTeamDays(tx, zoneOf(currency));
      await fillTeamRecords(tx);
    }
    await seedContracts(tx, currency, day);
    await tx.update(settings).set({ currency, seededAt: day });
  });
}

async function shiftTimes(db: Database, by: number): Promise<void> {
  if (by === 0) return;
  await db.update(members).set({
    registeredAt: plus(members.registeredAt, by),
    passwordSetAt: plus(members.passwordSetAt, by),
    lastLogInAt: plus(members.lastLogInAt, by),
  });
  await db.update(transactions).set({ createdAt: plus(transactions.createdAt, by) });
  await db.update(entries).set({ createdAt: plus(entries.createdAt, by) });
  await db.update(accounts).set({ movedAt: plus(accounts.movedAt, by) });
  await db.update(bets).set({ createdAt: plus(bets.createdAt, by) });
  await db.update(chatMessages).set({ createdAt: plus(chatMessages.createdAt, by) });
  await db.update(messages).set({ createdAt: plus(messages.createdAt, by), readAt: plus(messages.readAt, by) });
  await db.update(favorites).set({ createdAt: plus(favorites.createdAt, by) });
  await db.update(recentGames).set({ playedAt: plus(recentGames.playedAt, by) });
  await db
    .update(referrals)
    .set({ joinedAt: plus(referrals.joinedAt, by), rewardedAt: plus(referrals.rewardedAt, by) });
  await db.update(pointTransactions).set({ createdAt: plus(pointTransactions.createdAt, by) });
  await db
    .update(redemptions)
    .set({ createdAt: plus(redemptions.createdAt, by), decidedAt: plus(redemptions.decidedAt, by) });
  await db.update(rollovers).set({ openedAt: plus(rollovers.openedAt, by), closedAt: plus(rollovers.closedAt, by) });
  const { createdAt, usableAt } = payoutAccounts;
  await db.update(payoutAccounts).set({ createdAt: plus(createdAt, by), usableAt: plus(usableAt, by) });
  await shiftOrders(db, by);
  const { joinedAt, changedAt } = promotionEntries;
  await db.update(promotionEntries).set({ joinedAt: plus(joinedAt, by), changedAt: plus(changedAt, by) });
}

/** A visit is kept by the start of its day, which is no whole number of days ago where clocks have changed since. */
async function shiftVisits(db: Database, startOf: (daysAfter: number) => number, seededAt: number): Promise<void> {
  // Deleted and inserted: updated row by row, a day would collide with the next one, which has not moved yet.
  const visits = await db.delete(loginDays).returning();
  const moved = visits.map((visit) => ({ ...visit, day: startOf(Math.round((visit.day - seededAt) / DAY_MS)) }));
  await insertInParts(db, loginDays, moved);
}

async function shiftOrders(db: Database, by: number): Promise<void> {
  await db.update(depositOrders).set({
    createdAt: plus(depositOrders.createdAt, by),
    expiresAt: plus(depositOrders.expiresAt, by),
    paidAt: plus(depositOrders.paidAt, by),
    endedAt: plus(depositOrders.endedAt, by),
    creditAt: plus(depositOrders.creditAt, by),
  });
  const { createdAt, approvedAt, closedAt } = withdrawals;
  await db
    .update(withdrawals)
    .set({ createdAt: plus(createdAt, by), approvedAt: plus(approvedAt, by), closedAt: plus(closedAt, by) });
  const { sentAt, countsAt, confirmedAt } = withdrawalTransfers;
  await db
    .update(withdrawalTransfers)
    .set({ sentAt: plus(sentAt, by), countsAt: plus(countsAt, by), confirmedAt: plus(confirmedAt, by) });
}

async function scaleMoney(db: Database, factor: number): Promise<void> {
  if (factor === 1) return;
  await db.update(accounts).set({ balance: times(accounts.balance, factor) });
  await db.update(entries).set({ amount: times(entries.amount, factor), balance: times(entries.balance, factor) });
  await db.update(messages).set({ amount: times(messages.amount, factor) });
  await db.update(pointAccounts).set({ carried: times(pointAccounts.carried, factor) });
  const { held, required, done } = rollovers;
  await db
    .update(rollovers)
    .set({ held: times(held, factor), required: times(required, factor), done: times(done, factor) });
  const { amount, carried } = promotionEntries;
  await db.update(promotionEntries).set({ amount: times(amount, factor), carried: times(carried, factor) });
  await db.update(bets).set({
    stake: times(bets.stake, factor),
    win: times(bets.win, factor),
    balanceAfter: times(bets.balanceAfter, factor),
  });
  await scaleOrders(db, factor);
}

async function scaleOrders(db: Database, factor: number): Promise<void> {
  await db
    .update(depositOrders)
    .set({ amount: times(depositOrders.amount, factor), fee: times(depositOrders.fee, factor) });
  await db.update(withdrawals).set({
    amount: times(withdrawals.amount, factor),
    fee: times(withdrawals.fee, factor),
    sent: times(withdrawals.sent, factor),
  });
  await db.update(withdrawalTransfers).set({ amount: times(withdrawalTransfers.amount, factor) });
}

function plus(column: PgColumn, by: number): SQL {
  return sql`${column} + ${by}::bigint`;
}

function times(column: PgColumn, factor: number): SQL {
  return sql`${column} * ${factor}::bigint`;
}

import { minorUnits } from '#schemas/money/minor-units.ts';
import { insertInParts } from '../database/insert-in-parts.ts';
import type { Seeds } from '../hooks/seeds.ts';
import { zoneOf } from '../merchants/merchant-zone.ts';
import { changeOf } from '../seed-plan/planned-transaction.ts';
import type { SeedPlan } from '../seed-plan/seed-plan.ts';
import { sumBetDays } from './bet-days.ts';
import { favorites, recentGames } from './game-tables.ts';
import { bets } from './play-tables.ts';

export const seeds: Seeds = {
  async write({ db, plan, day }) {
    await insertInParts(db, bets, betRows(plan, day));
    await sumBetDays(db, zoneOf('USD'));
    await db
      .insert(favorites)
      .values(plan.favorites.map(({ offset, ...row }) => ({ ...row, createdAt: day + offset })));
    await db
      .insert(recentGames)
      .values(plan.recentGames.map(({ offset, ...row }) => ({ ...row, playedAt: day + offset })));
  },
  times: [bets.createdAt, favorites.createdAt, recentGames.playedAt],
  money: [bets.stake, bets.win, bets.balanceAfter],
  move: async ({ db, currency, isOther }) => {
    if (isOther) await sumBetDays(db, zoneOf(currency));
  },
};

function betRows(plan: SeedPlan, day: number): (typeof bets.$inferInsert)[] {
  const balances = new Map<number, number>();
  return plan.transactions.flatMap((transaction, index) => {
    const { kind, memberId, nodeId, stake, win, offset } = transaction;
    const balanceAfter = (balances.get(memberId) ?? 0) + changeOf(transaction);
    balances.set(memberId, balanceAfter);
    if (kind !== 'bet') return [];
    const sums = { stake: minorUnits(stake), win: minorUnits(win), balanceAfter: minorUnits(balanceAfter) };
    return [{ transactionId: index + 1, memberId, nodeId, ...sums, createdAt: day + offset }];
  });
}

import { minorUnits, ZERO } from '#schemas/money/minor-units.ts';
import { insertInParts } from '../database/insert-in-parts.ts';
import type { Seeding, Seeds } from '../hooks/seeds.ts';
import goods from './goods.json' with { type: 'json' };
import { type PlannedPoints, pointPlan } from './plan-points.ts';
import { pointAccounts, pointEntries, pointStock, pointTransactions, redemptions } from './point-tables.ts';

const OWN = { issued: 1, redeemed: 2, converted: 3 } as const;
const FIRST_MEMBER_ACCOUNT_ID = 3;

export const seeds: Seeds = {
  write,
  numbered: [pointAccounts, pointTransactions],
  times: [pointTransactions.createdAt, redemptions.createdAt, redemptions.decidedAt],
  money: [pointAccounts.carried],
};

/** The points ledger before any play. */
async function write({ db, plan, day }: Seeding): Promise<void> {
  const { movements, carried } = pointPlan(plan);
  const balances = new Map<number, number>();
  const entries = movements.flatMap((movement, index) => entryRows(movement, index + 1, balances));
  const accounts = plan.members.map(({ id }) => ({
    id: accountId(id),
    kind: 'member' as const,
    memberId: id,
    balance: balances.get(accountId(id)) ?? 0,
    carried: minorUnits(carried.get(id) ?? 0),
  }));
  const platform = Object.entries(OWN).map(([kind, id]) => ({ id, kind, balance: balances.get(id) ?? 0 }));
  await db.insert(pointAccounts).values([...platform.map(asOwn), ...accounts]);
  await insertInParts(
    db,
    pointTransactions,
    movements.map(({ kind, idempotencyKey, offset }, index) => ({
      ...{ id: index + 1, kind, idempotencyKey },
      fingerprint: 'seed',
      createdAt: day + offset,
    })),
  );
  await insertInParts(db, pointEntries, entries);
  const requests = movements.flatMap((movement, index) => redemptionRows(movement, index + 1, day));
  await db.insert(redemptions).values(requests);
  const taken = (id: string) =>
    requests
      .filter(({ rewardId, status }) => rewardId === id && status !== 'rejected')
      .reduce((sum, { quantity }) => sum + quantity, 0);
  await db.insert(pointStock).values(goods.map(({ rewardId, stock }) => ({ rewardId, left: stock - taken(rewardId) })));
}

type OwnRow = { id: number; kind: string; balance: number };

function asOwn({ kind, ...row }: OwnRow): typeof pointAccounts.$inferInsert {
  return { ...row, carried: ZERO, kind: kind === 'issued' || kind === 'redeemed' ? kind : 'converted' };
}

function accountId(memberId: number): number {
  return FIRST_MEMBER_ACCOUNT_ID + memberId;
}

function entryRows({ kind, memberId, points }: PlannedPoints, transactionId: number, balances: Map<number, number>) {
  const other = kind === 'redeem' || kind === 'refund' ? OWN.redeemed : OWN.issued;
  return [
    { account: accountId(memberId), amount: points },
    { account: other, amount: -points },
  ].map(({ account, amount }) => {
    const balanceAfter = (balances.get(account) ?? 0) + amount;
    balances.set(account, balanceAfter);
    return { transactionId, accountId: account, amount, balanceAfter };
  });
}

function redemptionRows({ memberId, points, offset, redemption }: PlannedPoints, transactionId: number, day: number) {
  if (!redemption) return [];
  const { rewardId, quantity, status, decided } = redemption;
  const decidedAt = decided === null ? null : day + decided;
  return [{ transactionId, memberId, rewardId, quantity, points: -points, status, createdAt: day + offset, decidedAt }];
}

import type { Seeds } from '../hooks/seeds.ts';
import type { SeedPlan } from '../seed-plan/seed-plan.ts';
import { DAY_MS } from '../time.ts';
import { payoutAccounts } from './payout-account-tables.ts';
import { payoutProviders } from './payout-providers.ts';

const PLAYER = /^player\d+$/;
const ADDED_DAYS_AGO = 30;

export const seeds: Seeds = {
  write: async ({ db, plan, day }) => {
    await db.insert(payoutAccounts).values(accountRows(plan, day));
  },
  times: [payoutAccounts.createdAt, payoutAccounts.usableAt],
};

/** Gives each player a bank account that is old enough for withdrawals. */
function accountRows({ members }: SeedPlan, day: number): (typeof payoutAccounts.$inferInsert)[] {
  const [bank] = payoutProviders;
  if (!bank) return [];
  const createdAt = day - ADDED_DAYS_AGO * DAY_MS;
  const players = members.filter(({ account }) => PLAYER.test(account));
  return players.map(({ id, nickname }) => ({
    ...{ memberId: id, kind: bank.kind, provider: bank.name, holder: nickname, number: String(4_122_078_800 + id) },
    ...{ isDefault: true, createdAt, usableAt: createdAt + DAY_MS },
  }));
}

import type { Seeds } from '../hooks/seeds.ts';
import { seededInfo } from '../seed-plan/personal-info.ts';
import type { SeedPlan } from '../seed-plan/seed-plan.ts';
import { DAY_MS } from '../time.ts';
import { payoutAccounts } from './payout-account-tables.ts';

const PLAYER = /^player\d+$/;
/** The first bank that the operator pays to. */
const BANK = { kind: 'bank', name: 'Pacific Union Bank' } as const;
const ADDED_DAYS_AGO = 30;

export const seeds: Seeds = {
  write: async ({ db, plan, day }) => {
    await db.insert(payoutAccounts).values(accountRows(plan, day));
  },
  times: [payoutAccounts.createdAt, payoutAccounts.usableAt],
};

/** Gives each player a bank account that is old enough for withdrawals. */
function accountRows({ members }: SeedPlan, day: number): (typeof payoutAccounts.$inferInsert)[] {
  const { kind, name } = BANK;
  const createdAt = day - ADDED_DAYS_AGO * DAY_MS;
  const players = members.filter(({ account }) => PLAYER.test(account));
  return players.map(({ id }) => ({
    ...{ memberId: id, kind, provider: name, holder: seededInfo(id).payeename, number: String(4_122_078_800 + id) },
    ...{ isDefault: true, createdAt, usableAt: createdAt + DAY_MS },
  }));
}

import type { payoutAccounts } from '../payout-accounts/payout-account-tables.ts';
import { payoutProviders } from '../payout-accounts/payout-providers.ts';
import { DAY_MS } from '../time.ts';
import type { SeedPlan } from './plan.ts';

const PLAYER = /^player\d+$/;
const ADDED_DAYS_AGO = 30;

/** Each player has a bank account that is old enough to withdraw to. */
export function payoutAccountRows({ members }: SeedPlan, day: number): (typeof payoutAccounts.$inferInsert)[] {
  const [bank] = payoutProviders;
  if (!bank) return [];
  const createdAt = day - ADDED_DAYS_AGO * DAY_MS;
  const players = members.filter(({ account }) => PLAYER.test(account));
  return players.map(({ id, nickname }) => ({
    ...{ memberId: id, kind: bank.kind, provider: bank.name, holder: nickname, number: String(4_122_078_800 + id) },
    ...{ isDefault: true, createdAt, usableAt: createdAt + DAY_MS },
  }));
}

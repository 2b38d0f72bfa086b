import { isNotNull } from 'drizzle-orm';
import { share } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { balanceOf } from '../ledger/ledger-accounts.ts';
import { accounts } from '../ledger/ledger-tables.ts';
import type { Platform } from '../platform.ts';
import { memberByAccount } from '../roster/member.ts';
import { transferMoney } from './transfer-money.ts';
import { walletVendors } from './wallet-vendors.ts';

const PLAYERS = ['player1', 'player2', 'player3'];
/** Hundredths of a percent of the main wallet that the first vendors' wallets get, one after the other. */
const SHARES = [1500, 400];

/** Gives some seeded players money at vendors, if vendors keep wallets. */
export async function fillWallets(platform: Platform): Promise<void> {
  const { db, now } = platform;
  const vendors = walletVendors(platform).slice(0, SHARES.length);
  if (vendors.length === 0 || (await areOpen(db))) return;
  for (const account of PLAYERS) {
    const memberId = (await memberByAccount(db, account))?.id;
    if (memberId === undefined) continue;
    for (const [index, { vassalage: vendor }] of vendors.entries()) {
      const amount = share(await balanceOf(db, memberId), SHARES[index] ?? 0);
      const idempotencyKey = `seed:${vendor}`;
      const intent = { memberId, direction: 'in', vendor, amount, idempotencyKey, at: now() } as const;
      await transferMoney(db, { ...intent, isClosed: () => false });
    }
  }
}

/** Whether anybody has a vendor's wallet yet. */
async function areOpen(db: Database): Promise<boolean> {
  const [wallet] = await db.select({ id: accounts.id }).from(accounts).where(isNotNull(accounts.walletOf)).limit(1);
  return wallet !== undefined;
}

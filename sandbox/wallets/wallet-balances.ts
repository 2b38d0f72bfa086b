import { and, eq, gt } from 'drizzle-orm';
import type { VendorWallet, WalletBalances } from '#schemas/generated/platform.ts';
import { type MinorUnits, ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { balanceOf, memberAccount, vendorAccount } from '../ledger/ledger-accounts.ts';
import { accounts } from '../ledger/ledger-tables.ts';
import type { Platform } from '../platform.ts';
import { maintenanceOf, walletVendors } from './wallet-vendors.ts';

export interface FilledWallet {
  accountId: number;
  vendor: string;
  /** Always positive. */
  balance: MinorUnits;
}

/** The member's wallets at vendors that hold money. Their accounts stay locked until the transaction ends. */
export async function filledWallets(db: Database, memberId: number): Promise<FilledWallet[]> {
  const rows = await db
    .select({ accountId: accounts.id, vendor: accounts.vendor, balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.walletOf, memberId), gt(accounts.balance, ZERO)))
    .orderBy(accounts.id)
    .for('update');
  return rows.flatMap(({ vendor, ...account }) => (vendor === null ? [] : [{ ...account, vendor }]));
}

/** The account that a game plays from: the vendor's wallet, or the main one for null. */
export function playingAccount(db: Database, memberId: number, wallet: string | null) {
  return wallet === null ? memberAccount(db, memberId) : vendorAccount(db, memberId, wallet);
}

/** The balance that a game plays from. */
export async function playingBalance(db: Database, memberId: number, wallet: string | null): Promise<MinorUnits> {
  if (wallet === null) return balanceOf(db, memberId);
  const ofWallet = and(eq(accounts.walletOf, memberId), eq(accounts.vendor, wallet));
  const [account] = await db.select({ balance: accounts.balance }).from(accounts).where(ofWallet);
  return account?.balance ?? ZERO;
}

/** Balances of the main wallet and, where vendors have their own, of these. */
export async function walletBalances(platform: Platform, memberId: number): Promise<WalletBalances> {
  const { db, brand } = platform;
  const main = { balance: await balanceOf(db, memberId), currency: brand.currency };
  const vendors = walletVendors(platform);
  if (vendors.length === 0) return main;
  const rows = await db
    .select({ vendor: accounts.vendor, balance: accounts.balance })
    .from(accounts)
    .where(eq(accounts.walletOf, memberId));
  const balances = new Map(rows.map(({ vendor, balance }) => [vendor, balance]));
  const wallets = vendors.map(({ vassalage, name: displayName, gameType }): VendorWallet => {
    const until = maintenanceOf(platform, vassalage);
    const state = until === undefined ? { state: 'open' as const } : { state: 'maintenance' as const, until };
    return { vassalage, displayName, gameType, balance: balances.get(vassalage) ?? ZERO, ...state };
  });
  return { ...main, wallets };
}

import { eq } from 'drizzle-orm';
import { type MinorUnits, negative, sumOf } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { type LedgerAccount, memberAccount, vendorAccount } from '../ledger/ledger-accounts.ts';
import { accounts, entries } from '../ledger/ledger-tables.ts';
import { move, openTransaction } from '../ledger/post-transaction.ts';
import { Refusal } from '../refusal.ts';
import { type FilledWallet, filledWallets } from './wallet-balances.ts';
import type { WalletPart } from './wallet-part.ts';
import { walletTransfers } from './wallet-tables.ts';

export interface TransferRequest {
  memberId: number;
  /** `in`: from the main wallet to the vendor; `out`: back. */
  direction: 'in' | 'out';
  /** If left out, everything that can move comes back. */
  vendor?: string | undefined;
  /** Needed with a vendor. */
  amount?: MinorUnits | undefined;
  /** Balance of the wallet that the money leaves, as the member saw it. */
  shownBalance?: number | undefined;
  /** Chosen by the member's browser, one per intent. */
  idempotencyKey: string;
  at: number;
  /** Whether a vendor's wallet moves no money now. */
  isClosed: (vendor: string) => boolean;
  /** Refuses money for a vendor to a member who has reached a limit or stopped. The main account is locked. */
  requirePlay?: (tx: Database) => Promise<void>;
}

export interface TransferOutcome {
  moved: WalletPart[];
  stayed: WalletPart[];
}

/**
 * Moves money between a member's wallets, once per idempotency key.
 * @throws Refusal vendor_maintenance, balance_changed, insufficient_funds, invalid_field or idempotency_conflict
 */
export async function transferMoney(db: Database, request: TransferRequest): Promise<TransferOutcome> {
  const { memberId, direction, vendor, amount, idempotencyKey, at } = request;
  return db.transaction(async (tx) => {
    const { id, replayed } = await openTransaction(tx, {
      kind: 'wallet',
      idempotencyKey: `wallet:${memberId}:${idempotencyKey}`,
      fingerprint: `${direction}:${vendor ?? 'all'}:${amount ?? 'all'}`,
      at,
    });
    if (replayed) return earlierOutcome(tx, id);
    // Locks the main wallet first, so that simultaneous transfers of a member wait for each other.
    const main = await memberAccount(tx, memberId);
    if (direction === 'in') await request.requirePlay?.(tx);
    const outcome =
      vendor === undefined ? await takeAllBack(tx, id, main, request) : await moveOne(tx, id, main, request);
    await tx.insert(walletTransfers).values({ transactionId: id, stayed: outcome.stayed });
    return outcome;
  });
}

async function moveOne(db: Database, id: number, main: LedgerAccount, request: TransferRequest) {
  const { memberId, direction, vendor = '', amount, shownBalance, isClosed } = request;
  if (amount === undefined) throw new Refusal(422, 'invalid_field', 'Say how much to move.');
  if (isClosed(vendor)) throw new Refusal(409, 'vendor_maintenance', 'The vendor is under maintenance.');
  const wallet = await vendorAccount(db, memberId, vendor);
  const [from, to] = direction === 'in' ? [main, wallet] : [wallet, main];
  if (shownBalance !== undefined && shownBalance !== from.balance)
    throw new Refusal(409, 'balance_changed', 'The balance has changed. Check it again.');
  await move(db, id, [
    { accountId: from.id, amount: negative(amount) },
    { accountId: to.id, amount },
  ]);
  return { moved: [{ vendor, amount }], stayed: [] };
}

async function takeAllBack(db: Database, id: number, main: LedgerAccount, request: TransferRequest) {
  const { memberId, direction, isClosed } = request;
  if (direction === 'in') throw new Refusal(422, 'invalid_field', 'Name the vendor that the money goes to.');
  const filled = await filledWallets(db, memberId);
  const [stayed, moving] = [
    filled.filter(({ vendor }) => isClosed(vendor)),
    filled.filter(({ vendor }) => !isClosed(vendor)),
  ];
  if (moving.length === 0) {
    if (stayed.length > 0)
      throw new Refusal(409, 'vendor_maintenance', 'Every vendor with money is under maintenance.');
    throw new Refusal(409, 'insufficient_funds', 'No vendor has money to come back.');
  }
  const total = sumOf(moving.map(({ balance }) => balance));
  await move(db, id, [
    ...moving.map(({ accountId, balance }) => ({ accountId, amount: negative(balance) })),
    { accountId: main.id, amount: total },
  ]);
  return { moved: moving.map(partOf), stayed: stayed.map(partOf) };
}

function partOf({ vendor, balance }: FilledWallet): WalletPart {
  return { vendor, amount: balance };
}

async function earlierOutcome(db: Database, transactionId: number): Promise<TransferOutcome> {
  const [transfer] = await db.select().from(walletTransfers).where(eq(walletTransfers.transactionId, transactionId));
  const rows = await db
    .select({ vendor: accounts.vendor, amount: entries.amount })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(eq(entries.transactionId, transactionId))
    .orderBy(entries.accountId);
  const moved = rows.flatMap(({ vendor, amount }) =>
    vendor === null ? [] : [{ vendor, amount: amount < 0 ? negative(amount) : amount }],
  );
  return { moved, stayed: transfer?.stayed ?? [] };
}

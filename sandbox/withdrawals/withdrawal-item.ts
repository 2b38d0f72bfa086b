import { getTableColumns, inArray } from 'drizzle-orm';
import type { WithdrawalOrder, WithdrawalTransfer } from '#schemas/generated/platform.ts';
import { minus, sumOf } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { datedNumber } from '../merchants/dated-number.ts';
import { payoutAccountItem } from '../payout-accounts/payout-account-item.ts';
import { payoutAccounts } from '../payout-accounts/payout-account-tables.ts';
import type { Platform } from '../platform.ts';
import { confirmTime } from './confirm-time.ts';
import { ARRIVAL_MS } from './withdrawal-rules.ts';
import { type Withdrawal, withdrawalTransfers } from './withdrawal-tables.ts';

const SECOND_MS = 1000;

type Source = Pick<Platform, 'db' | 'brand' | 'switches'>;

export function withdrawalNumber(
  platform: Pick<Platform, 'brand'>,
  { transactionId, createdAt }: Pick<Withdrawal, 'transactionId' | 'createdAt'>,
): string {
  return datedNumber(platform, 'W', { id: transactionId, createdAt });
}

/** A withdrawal as the contract shows it. */
export async function withdrawalItem(source: Source, row: Withdrawal): Promise<WithdrawalOrder> {
  const [item] = await withdrawalItems(source, [row]);
  if (!item) throw new Error(`The withdrawal ${row.transactionId} has no item.`);
  return item;
}

/** Items of a page. Their transfers and accounts are read in one query each. */
export async function withdrawalItems(source: Source, rows: readonly Withdrawal[]): Promise<WithdrawalOrder[]> {
  const { db, brand } = source;
  if (rows.length === 0) return [];
  const ids = rows.map(({ transactionId }) => transactionId);
  const transfersOf = new Map<number, TransferRow[]>();
  for (const transfer of await transfersOfAll(db, ids))
    transfersOf.set(transfer.withdrawalId, [...(transfersOf.get(transfer.withdrawalId) ?? []), transfer]);
  const accountIds = [...new Set(rows.map(({ payoutAccountId }) => payoutAccountId))];
  const found = await db.select().from(payoutAccounts).where(inArray(payoutAccounts.id, accountIds));
  const accounts = new Map(found.map((account) => [account.id, account]));
  return rows.map((row) => {
    const account = accounts.get(row.payoutAccountId);
    if (!account) throw new Error(`The withdrawal ${row.transactionId} has no account.`);
    const transfers = transfersOf.get(row.transactionId) ?? [];
    return {
      ...orderItem(row, { brand, transfers, confirmAfter: confirmTime(source) }),
      account: payoutAccountItem(account),
    };
  });
}

/** A picture of up to 5 MB, which no item shows. */
const { proof: _, ...columns } = getTableColumns(withdrawalTransfers);

type TransferRow = Awaited<ReturnType<typeof transfersOfAll>>[number];

/** The transfers of some withdrawals, in the order in which they were sent, without their proofs. */
export async function transfersOfAll(db: Database, ids: number[]) {
  return db
    .select(columns)
    .from(withdrawalTransfers)
    .where(inArray(withdrawalTransfers.withdrawalId, ids))
    .orderBy(withdrawalTransfers.id);
}

interface OrderFacts {
  brand: Platform['brand'];
  transfers: TransferRow[];
  /** Milliseconds after which a transfer counts as received. */
  confirmAfter: number;
}

function orderItem(row: Withdrawal, { brand, transfers, confirmAfter }: OrderFacts): Omit<WithdrawalOrder, 'account'> {
  const { amount, fee, status, createdAt, approvedAt, closedAt } = row;
  const net = minus(amount, fee);
  const arrived = transfers.filter(({ state }) => state === 'received');
  const received = sumOf(arrived.map((transfer) => transfer.amount));
  return {
    ...{
      orderId: withdrawalNumber({ brand }, row),
      state: status,
      amount,
      fee,
      net,
      received,
      remaining: minus(net, received),
    },
    ...{ currency: brand.currency, createdAt },
    ...(approvedAt !== null && { approvedAt }),
    ...(closedAt !== null && { closedAt }),
    ...{ confirmSeconds: confirmAfter / SECOND_MS, arrivalSeconds: ARRIVAL_MS / SECOND_MS },
    transfers: transfers.map(transferItem),
  };
}

function transferItem({ id, amount, state, sentAt, countsAt, confirmedAt, byItself }: TransferRow): WithdrawalTransfer {
  const answered = confirmedAt !== null && { confirmedAt };
  return { transferId: id, amount, state, sentAt, countsAt, ...answered, byItself };
}

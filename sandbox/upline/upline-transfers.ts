import { and, desc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { UplineTransfer, UplineTransferTotals } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import type { RecordRange } from '../calls/record-range.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { idOfMemberAccount } from '../ledger/ledger-accounts.ts';
import { accounts, entries, transactions } from '../ledger/ledger-tables.ts';
import { datedNumber, idOfNumber } from '../merchants/dated-number.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../refusal.ts';
import { masked } from '../roster/masked.ts';
import { members } from '../roster/member-tables.ts';

type Source = Pick<Platform, 'db' | 'brand'>;

/** Transfers that one member made in a range of days. */
export interface TransferQuery extends Pick<RecordRange, 'start' | 'end'> {
  memberId: number;
}

interface Page {
  limit: number;
  offset: number;
}

/** The member's transfers, latest first. */
export async function transfersOf(source: Source, query: TransferQuery, page: Page): Promise<UplineTransfer[]> {
  return (await read(source, isSent(query), page)).map((row) => transferItem(source, row));
}

/** Number and sum of the member's transfers. */
export async function transferTotals({ db }: Source, query: TransferQuery): Promise<UplineTransferTotals> {
  const [totals] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      amount: sql`coalesce(-sum(${entries.amount}), 0)`.mapWith(moneyOf),
    })
    .from(entries)
    .where(isSent(query));
  return totals ?? { count: 0, amount: ZERO };
}

/** Finds a transfer of the member by its ledger transaction. @throws Refusal not_found */
export async function transferOf(source: Source, memberId: number, id: number): Promise<UplineTransfer> {
  const isOne = and(isSentBy(memberId), eq(entries.transactionId, id));
  const [row] = await read(source, isOne, { limit: 1, offset: 0 });
  if (row) return transferItem(source, row);
  throw new Refusal(404, 'not_found', `You have made no transfer ${id}.`);
}

/** Finds a transfer of the member by its number. @throws Refusal not_found, for other members' too */
export async function transferByNumber(source: Source, memberId: number, number: string): Promise<UplineTransfer> {
  const transfer = await transferOf(source, memberId, idOfNumber(number));
  if (transfer.transferId === number) return transfer;
  throw new Refusal(404, 'not_found', `You have made no transfer ${number}.`);
}

function isSent({ memberId, start, end }: TransferQuery): SQL | undefined {
  return and(isSentBy(memberId), gte(entries.createdAt, start), lt(entries.createdAt, end));
}

function isSentBy(memberId: number): SQL | undefined {
  return and(eq(entries.accountId, idOfMemberAccount(memberId)), eq(entries.kind, 'upline'), lt(entries.amount, ZERO));
}

/** The ledger is the only record of transfers. */
function read({ db }: Source, condition: SQL | undefined, { limit, offset }: Page) {
  // The page first: no movement before it has its receiver looked up.
  const sent = db
    .select({ entryId: entries.id, transactionId: entries.transactionId })
    .from(entries)
    .where(condition)
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(limit)
    .offset(offset)
    .as('sent');
  return db
    .select({
      id: transactions.id,
      createdAt: transactions.createdAt,
      amount: entries.amount,
      account: members.account,
      nickname: members.nickname,
    })
    .from(sent)
    .innerJoin(transactions, eq(transactions.id, sent.transactionId))
    .innerJoin(entries, and(eq(entries.transactionId, sent.transactionId), gt(entries.amount, ZERO)))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .innerJoin(members, eq(members.id, accounts.memberId))
    .orderBy(desc(sent.entryId));
}

type Row = Awaited<ReturnType<typeof read>>[number];

function transferItem({ brand }: Source, { id, createdAt, amount, account, nickname }: Row): UplineTransfer {
  return {
    transferId: datedNumber({ brand }, 'U', { id, createdAt }),
    ...{ amount, currency: brand.currency, createdAt },
    ...{ account: masked(account), nickname: masked(nickname) },
  };
}

import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { UplineTransfer } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import { idOfMemberAccount } from '../ledger/ledger-accounts.ts';
import { accounts, entries, transactions } from '../ledger/ledger-tables.ts';
import { masked } from '../member/masked.ts';
import { members } from '../member/member-tables.ts';
import type { Platform } from '../platform.ts';
import { Refusal } from '../server/refusal.ts';

/** Transfers that are listed. */
const LISTED = 20;
const LARGEST_ID = 2 ** 31 - 1;
const ID_START = 8;

type Source = Pick<Platform, 'db' | 'brand'>;

/** The member's last transfers, latest first. */
export async function transfersOf(source: Source, memberId: number): Promise<UplineTransfer[]> {
  return (await read(source, memberId)).map((row) => transferItem(source, row));
}

/** One of the member's transfers by its ledger transaction. @throws Refusal not_found */
export async function transferOf(source: Source, memberId: number, id: number): Promise<UplineTransfer> {
  const [row] = await read(source, memberId, id);
  if (row) return transferItem(source, row);
  throw new Refusal(404, 'not_found', `You have made no transfer ${id}.`);
}

/** One of the member's transfers by its number. @throws Refusal not_found, for other members' too */
export async function transferByNumber(source: Source, memberId: number, number: string): Promise<UplineTransfer> {
  const id = Number(number.slice(ID_START));
  const found = await transferOf(source, memberId, id <= LARGEST_ID ? id : 0);
  if (found.transferId === number) return found;
  throw new Refusal(404, 'not_found', `You have made no transfer ${number}.`);
}

/** The ledger is the only record of transfers. */
function read({ db }: Source, memberId: number, id?: number) {
  // The page first: no movement before it has its receiver looked up.
  const sent = db
    .select({ entryId: entries.id, transactionId: entries.transactionId })
    .from(entries)
    .where(
      and(
        ...[eq(entries.accountId, idOfMemberAccount(memberId)), eq(entries.kind, 'upline'), lt(entries.amount, ZERO)],
        id === undefined ? undefined : eq(entries.transactionId, id),
      ),
    )
    .orderBy(desc(entries.createdAt), desc(entries.id))
    .limit(LISTED)
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
    transferId: transferNumber('U', id, createdAt),
    ...{ amount, currency: brand.currency, createdAt },
    ...{ account: masked(account), nickname: masked(nickname) },
  };
}

/** Number of the transfer of a ledger transaction. */
export function transferNumber(kind: 'U' | 'D', id: number, createdAt: number): string {
  const day = new Date(createdAt).toISOString().slice(2, 10).replaceAll('-', '');
  return `${kind}${day}-${String(id).padStart(6, '0')}`;
}

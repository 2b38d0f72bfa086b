import { eq, inArray } from 'drizzle-orm';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import { type MinorUnits, negative, sumOf, ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { memberAccount, ownAccount } from '../ledger/ledger-accounts.ts';
import { earlierTransaction, type Movement, move, openTransaction, type Posting } from '../ledger/post-transaction.ts';
import { Refusal } from '../refusal.ts';
import { contractDues } from './contract-tables.ts';
import { type DueRow, lockDues } from './due-rows.ts';

interface DuesStep {
  agentId: number;
  kind: ContractKind;
  dueIds: readonly number[];
  idempotencyKey: string;
  at: number;
}

export interface PaidDues {
  amount: MinorUnits;
  rows: DueRow[];
}

/**
 * Pays downlines the amounts of their contracts from the agent's balance, either all or none. Amounts already paid are
 * skipped. @throws Refusal not_found, insufficient_funds or idempotency_conflict
 */
export async function payDues(db: Database, step: DuesStep): Promise<PaidDues> {
  const { agentId, dueIds } = step;
  return db.transaction(async (tx) => {
    const rows = await duesOfStep(tx, step, ({ contract }) => contract.giverId === agentId);
    const from = await memberAccount(tx, agentId);
    await payFrom(tx, from.id, rows, step);
    const paid = await lockDues(tx, dueIds);
    return { amount: sumOf(paid.map(({ due }) => due.payable)), rows: paid };
  });
}

/**
 * Requests the amounts of the agent's own contract from the upline. The sandbox's operator pays immediately, an upline
 * when it chooses. @throws Refusal not_found or idempotency_conflict
 */
export async function requestDues(db: Database, step: DuesStep): Promise<PaidDues> {
  const { agentId, dueIds, at } = step;
  return db.transaction(async (tx) => {
    const rows = await duesOfStep(tx, step, ({ contract }) => contract.receiverId === agentId);
    const open = rows.filter(({ due }) => due.requestedAt === null && due.payable > 0).map(({ due }) => due.id);
    if (open.length > 0) await tx.update(contractDues).set({ requestedAt: at }).where(inArray(contractDues.id, open));
    const ofOperator = rows.filter(({ contract }) => contract.giverId === null);
    const house = await ownAccount(tx, 'house');
    await payFrom(tx, house.id, ofOperator, step);
    return { amount: ZERO, rows: await lockDues(tx, dueIds) };
  });
}

async function duesOfStep(db: Database, { dueIds, kind }: DuesStep, isOwn: (row: DueRow) => boolean) {
  const rows = (await lockDues(db, dueIds)).filter((row) => row.contract.kind === kind && isOwn(row));
  if (rows.length === new Set(dueIds).size) return rows;
  throw new Refusal(404, 'not_found', 'At least one of the amounts is not yours.');
}

async function payFrom(db: Database, fromId: number, rows: readonly DueRow[], step: DuesStep): Promise<void> {
  const { agentId, kind, dueIds, idempotencyKey, at } = step;
  const open = rows.filter(({ due }) => due.paidAt === null && due.payable > 0);
  const posting: Posting = {
    kind: kind === 'dividend' ? 'dividend' : 'salary',
    idempotencyKey: `contracts:${agentId}:${idempotencyKey}`,
    fingerprint: [...dueIds].sort((a, b) => a - b).join(),
    at,
  };
  if (open.length === 0) return void (await earlierTransaction(db, posting));
  const { id, replayed } = await openTransaction(db, posting);
  if (replayed) return;
  const amount = sumOf(open.map(({ due }) => due.payable));
  const movements: Movement[] = [{ accountId: fromId, amount: negative(amount) }];
  for (const { due, contract } of open)
    movements.push({ accountId: (await memberAccount(db, contract.receiverId)).id, amount: due.payable });
  await move(db, id, movements);
  for (const { due } of open)
    await db.update(contractDues).set({ paidAt: at, transactionId: id }).where(eq(contractDues.id, due.id));
}

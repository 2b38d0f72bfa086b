import { and, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import type { ContractDue } from '#schemas/generated/platform.ts';
import type { RecordRange } from '../calls/record-range.ts';
import type { Database } from '../database/database.ts';
import { type Contract, ofKind } from './contract.ts';
import { accountsFor } from './contract-agent.ts';
import { contractDues, contracts } from './contract-tables.ts';

export type Side = 'own' | 'given';
export type Days = Pick<RecordRange, 'from' | 'to'>;
type Due = typeof contractDues.$inferSelect;

/** Position of an amount in a list. */
export type Place = Pick<Due, 'endsAt' | 'id'>;

export interface DueRow {
  due: Due;
  contract: Pick<Contract, 'kind' | 'giverId' | 'receiverId'>;
}

export interface DuesScope {
  agentId: number;
  kind: ContractKind;
  side: Side;
}

export interface DuesQuery extends DuesScope {
  view: 'all' | 'open';
}

interface Part extends Days {
  limit: number;
  /** The last one before. */
  after: Place | undefined;
}

const PARTIES = { kind: contracts.kind, giverId: contracts.giverId, receiverId: contracts.receiverId };

/** Payable, and not paid yet. Real-time salaries pay themselves. */
export const OPEN = and(
  isNull(contractDues.paidAt),
  // Must repeat the condition of the partial index.
  sql`${contractDues.payable} > 0`,
  ne(contracts.kind, 'realTimeSalary'),
);

/** Whether a contract is in the scope. */
export function isInScope({ agentId, kind, side }: DuesScope): SQL | undefined {
  return and(ofKind(kind), eq(side === 'own' ? contracts.receiverId : contracts.giverId, agentId));
}

/** Whether an amount belongs to the contract and to a period that ended in the given days. */
export function endedIn({ from, to }: Days): SQL | undefined {
  return and(eq(contractDues.contractId, contracts.id), gte(contractDues.toDay, from), lte(contractDues.toDay, to));
}

/** A part of the amounts of some days: those that ended last are first. */
export async function dueRows(db: Database, query: DuesQuery, { limit, after, ...days }: Part): Promise<DueRow[]> {
  const isListed = and(endedIn(days), query.view === 'open' ? OPEN : undefined, after && isAfter(after));
  // Read contract by contract: a join would read the whole of a big table.
  const due = db
    .select()
    .from(contractDues)
    .where(isListed)
    .orderBy(desc(contractDues.endsAt), contractDues.id)
    .limit(limit)
    .as('due');
  return db
    .select({ due: due._.selectedFields, contract: PARTIES })
    .from(contracts)
    .crossJoinLateral(due)
    .where(isInScope(query))
    .orderBy(desc(due.endsAt), due.id)
    .limit(limit);
}

function isAfter({ id, endsAt }: Place): SQL | undefined {
  return or(lt(contractDues.endsAt, endsAt), and(eq(contractDues.endsAt, endsAt), gt(contractDues.id, id)));
}

/** Amounts by their numbers, in that order, locked until the transaction ends. */
export async function lockDues(db: Database, ids: readonly number[]): Promise<DueRow[]> {
  const isMeant = inArray(contractDues.id, [...ids]);
  const locked = await db
    .select({ id: contractDues.id })
    .from(contractDues)
    .where(isMeant)
    .orderBy(contractDues.id)
    .for('update');
  if (locked.length === 0) return [];
  return db
    .select({ due: contractDues, contract: PARTIES })
    .from(contractDues)
    .innerJoin(contracts, eq(contracts.id, contractDues.contractId))
    .where(isMeant)
    .orderBy(contractDues.id);
}

/** Amounts as the agent sees them. */
export async function dueItems(db: Database, agentId: number, rows: readonly DueRow[]): Promise<ContractDue[]> {
  const otherOf = ({ contract }: DueRow) => (contract.receiverId === agentId ? contract.giverId : contract.receiverId);
  const ids = [...new Set(rows.map(otherOf))].filter((id) => id !== null);
  const accounts = await accountsFor(db, agentId, ids);
  return rows.map((row) => dueItem(row, accounts.get(otherOf(row) ?? 0)));
}

function dueItem({ due, contract }: DueRow, account: string | undefined): ContractDue {
  const { id, startsAt, endsAt, fromDay, toDay, validBet, netLoss, activeMembers, tier, rate, payable, paidAt } = due;
  return {
    ...(contract.kind !== 'realTimeSalary' && { dueId: id }),
    ...(account !== undefined && { account }),
    ...{ start: startsAt, end: endsAt, from: fromDay, to: toDay, validBet, netLoss, activeMembers, tier, rate },
    ...{ due: due.due, payable, status: statusOf(due) },
    ...(paidAt !== null && { paidAt }),
  };
}

export function statusOf({ payable, paidAt, requestedAt }: Due): ContractDue['status'] {
  if (payable === 0) return 'nothing';
  if (paidAt !== null) return 'paid';
  return requestedAt === null ? 'due' : 'requested';
}

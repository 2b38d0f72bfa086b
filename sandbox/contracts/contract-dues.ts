import { and, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import type { ContractDue, ContractDues } from '#schemas/generated/platform.ts';
import { type MinorUnits, ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import type { Platform } from '../platform.ts';
import { addDays, dayIn } from '../records/days.ts';
import { merchantZone } from '../records/merchant-zone.ts';
import { recordRange } from '../records/record-range.ts';
import type { Member } from '../session/member.ts';
import { ofKind } from './contract.ts';
import { accountsFor } from './contract-agent.ts';
import { contractDues, contracts } from './contract-tables.ts';
import { settleKind } from './settle-kind.ts';

const LISTED = 2000;
/** Before today, if the call names no days. */
const USUAL_DAYS = 30;

export type Side = 'own' | 'given';

interface Query {
  kind: ContractKind;
  side: Side;
  from?: string;
  to?: string;
}

type Due = typeof contractDues.$inferSelect;

/** Amounts of periods that ended in a range. @throws Refusal invalid_field for days that are no range */
export async function duesOf(
  platform: Platform,
  agent: Member,
  { kind, side, from, to }: Query,
): Promise<ContractDues> {
  await settleKind(platform, kind);
  const { db, brand } = platform;
  const today = dayIn(platform.now(), merchantZone(platform));
  const range = recordRange(platform, { from: from ?? addDays(today, -USUAL_DAYS), to: to ?? today });
  const days = and(ofKind(kind), gte(contractDues.toDay, range.from), lte(contractDues.toDay, range.to));
  const own = eq(contracts.receiverId, agent.id);
  const given = eq(contracts.giverId, agent.id);
  const listed = and(days, side === 'own' ? own : given);
  const rows = await dueRows(db, listed);
  return {
    ...{ kind, side, currency: brand.currency, timeZone: range.timeZone, asOf: platform.now() },
    ...{ today, from: range.from, to: range.to },
    comesIn: await payableOf(db, and(days, own)),
    passedOn: await payableOf(db, and(days, given)),
    unpaid: await payableOf(db, and(listed, OPEN)),
    waiting: await countOf(db, and(ofKind(kind), given, OPEN)),
    count: await countOf(db, listed),
    rows: await dueItems(db, agent.id, rows),
  };
}

export interface DueRow {
  due: Due;
  contract: typeof contracts.$inferSelect;
}

function dueRows(db: Database, where: SQL | undefined): Promise<DueRow[]> {
  return db
    .select({ due: contractDues, contract: contracts })
    .from(contractDues)
    .innerJoin(contracts, eq(contracts.id, contractDues.contractId))
    .where(where)
    .orderBy(sql`${contractDues.startsAt} desc`, contractDues.id)
    .limit(LISTED);
}

/** Amounts by their numbers, in that order, locked until the transaction ends. */
export async function lockDues(db: Database, ids: readonly number[]): Promise<DueRow[]> {
  const locked = await db
    .select({ id: contractDues.id })
    .from(contractDues)
    .where(inArray(contractDues.id, [...ids]))
    .orderBy(contractDues.id)
    .for('update');
  if (locked.length === 0) return [];
  return db
    .select({ due: contractDues, contract: contracts })
    .from(contractDues)
    .innerJoin(contracts, eq(contracts.id, contractDues.contractId))
    .where(inArray(contractDues.id, [...ids]))
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

async function payableOf(db: Database, where: SQL | undefined): Promise<MinorUnits> {
  const [found] = await db
    .select({ sum: sql`coalesce(sum(${contractDues.payable}), 0)`.mapWith(moneyOf) })
    .from(contractDues)
    .innerJoin(contracts, eq(contracts.id, contractDues.contractId))
    .where(where);
  return found?.sum ?? ZERO;
}

/** Payable, and not paid yet. */
const OPEN = and(isNull(contractDues.paidAt), gt(contractDues.payable, ZERO), ne(contracts.kind, 'realTimeSalary'));

async function countOf(db: Database, where: SQL | undefined): Promise<number> {
  const [found] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(contractDues)
    .innerJoin(contracts, eq(contracts.id, contractDues.contractId))
    .where(where);
  return found?.count ?? 0;
}

/** Amounts that downlines have requested from the agent and that are not paid yet. */
export function requestedOf(db: Database, agentId: number, kind: ContractKind): Promise<number> {
  return countOf(db, and(ofKind(kind), eq(contracts.giverId, agentId), OPEN, isNotNull(contractDues.requestedAt)));
}

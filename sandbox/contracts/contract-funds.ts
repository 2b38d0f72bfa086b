import { and, eq, sql } from 'drizzle-orm';
import { CONTRACT_KINDS, type ContractKind } from '#schemas/contracts/terms.ts';
import { type MinorUnits, ZERO } from '#schemas/money/minor-units.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import type { Platform } from '../platform.ts';
import { contractDues, contracts } from './contract-tables.ts';
import { settleKind } from './settle-kind.ts';

export interface KindFunds {
  /** Payable and not paid yet. */
  due: MinorUnits;
  paid: MinorUnits;
}

/** What contracts of each kind have brought a member, and what is still due. */
export async function contractFunds(platform: Platform, memberId: number): Promise<Record<ContractKind, KindFunds>> {
  for (const kind of CONTRACT_KINDS) await settleKind(platform, kind);
  const isPaid = sql`${contractDues.paidAt} is not null`;
  const sums = await platform.db
    .select({
      kind: contracts.kind,
      due: sql`coalesce(sum(${contractDues.payable}) filter (where not ${isPaid}), 0)`.mapWith(moneyOf),
      paid: sql`coalesce(sum(${contractDues.payable}) filter (where ${isPaid}), 0)`.mapWith(moneyOf),
    })
    .from(contractDues)
    .innerJoin(contracts, and(eq(contracts.id, contractDues.contractId), eq(contracts.receiverId, memberId)))
    .groupBy(contracts.kind);
  const of = (kind: ContractKind) => sums.find((one) => one.kind === kind) ?? { due: ZERO, paid: ZERO };
  return {
    ...{ dividend: of('dividend'), dailySalary: of('dailySalary') },
    ...{ hourlySalary: of('hourlySalary'), realTimeSalary: of('realTimeSalary') },
  };
}

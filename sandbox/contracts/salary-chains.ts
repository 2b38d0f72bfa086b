import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Bet } from '#schemas/contracts/real-time.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { lineage } from '../agent/team-tables.ts';
import type { Database } from '../database/database.ts';
import { dayIn } from '../merchants/days.ts';
import { type Contract, ofKind } from './contract.ts';
import { contracts } from './contract-tables.ts';

export interface OpenBet {
  id: number;
  memberId: number;
  stake: MinorUnits;
  at: number;
}

/** A bet with those who are paid for it. */
export interface ChainedBet extends Bet {
  id: number;
  /** yyyy-mm-dd in the merchant's time zone. */
  day: string;
}

export interface Chained {
  /** Bets below a contract. */
  chained: ChainedBet[];
  /** The contract of a receiver that counts on a day. */
  contractOf: (receiverId: number, day: string) => Contract | undefined;
}

/** Finds out who is paid for bets: the receivers of real-time contracts that follow each other from the operator's down. */
export async function chainBets(db: Database, open: readonly OpenBet[], timeZone: string): Promise<Chained> {
  const lines = await linesOf(db, [...new Set(open.map(({ memberId }) => memberId))]);
  const accepted = await db
    .select()
    .from(contracts)
    .where(and(ofKind('realTimeSalary'), eq(contracts.status, 'accepted')));
  const contractOf = (receiverId: number, day: string) =>
    accepted.find((contract) => contract.receiverId === receiverId && countsOn(contract, day));
  const chained = open.flatMap(({ id, memberId, stake, at }) => {
    const day = dayIn(at, timeZone);
    const chain = chainOf(lines.get(memberId) ?? [memberId], (receiverId) => contractOf(receiverId, day));
    return chain.length > 0 ? [{ id, stake, day, chain }] : [];
  });
  return { chained, contractOf };
}

/** Ids of everyone above members and of themselves, from the top, by member. */
async function linesOf(db: Database, memberIds: readonly number[]): Promise<Map<number, number[]>> {
  const above = await db
    .select()
    .from(lineage)
    .where(inArray(lineage.memberId, [...memberIds]))
    .orderBy(desc(lineage.level));
  const lines = new Map<number, number[]>(memberIds.map((id) => [id, []]));
  for (const { memberId, ancestorId } of above) lines.get(memberId)?.push(ancestorId);
  for (const [id, line] of lines) line.push(id);
  return lines;
}

/** Nearest first. @param line from the top */
function chainOf(line: readonly number[], contractOf: (id: number) => Contract | undefined): number[] {
  const chain: number[] = [];
  for (const id of line) {
    const contract = contractOf(id);
    if (contract && contract.giverId === (chain[0] ?? null)) chain.unshift(id);
  }
  return chain;
}

function countsOn({ beginsOn, endsOn }: Contract, day: string): boolean {
  return beginsOn !== null && beginsOn <= day && (endsOn === null || day <= endsOn);
}

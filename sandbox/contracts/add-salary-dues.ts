import { sql } from 'drizzle-orm';
import type { Settled } from '#schemas/contracts/settle-period.ts';
import type { Database } from '../database/database.ts';
import { addDays, startOfDayIn } from '../merchants/days.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import type { Platform } from '../platform.ts';
import type { Contract } from './contract.ts';
import { contractDues } from './contract-tables.ts';
import { figuresOfDays, NO_FIGURES } from './figures-of.ts';

const later = (column: string) => sql`excluded.${sql.identifier(column)}`;

/** Adds what real-time salaries came to for some bets of a day to the amounts of that day, with the teams' figures so far. */
export async function addSalaryDues(
  platform: Platform,
  db: Database,
  day: string,
  settled: ReadonlyMap<number, Settled>,
  contractOf: (id: number) => Contract | undefined,
): Promise<void> {
  const timeZone = merchantZone(platform);
  const [startsAt, endsAt] = [startOfDayIn(day, timeZone), startOfDayIn(addDays(day, 1), timeZone)];
  const figures = await figuresOfDays(db, [...settled.keys()], day, day);
  const rows = [...settled].flatMap(([id, { due, paid }]) => {
    const contract = contractOf(id);
    if (!contract) return [];
    const period = { contractId: contract.id, startsAt, endsAt, fromDay: day, toDay: day };
    const own = figures.get(id) ?? NO_FIGURES;
    // Each bet has a tier of its own.
    return [{ ...period, ...own, tier: 0, rate: 0, due, payable: paid, paidAt: platform.now() }];
  });
  if (rows.length === 0) return;
  await db
    .insert(contractDues)
    .values(rows)
    .onConflictDoUpdate({
      target: [contractDues.contractId, contractDues.startsAt],
      set: {
        due: sql`${contractDues.due} + ${later('due')}`,
        payable: sql`${contractDues.payable} + ${later('payable')}`,
        ...{ paidAt: later('paid_at'), validBet: later('valid_bet'), netLoss: later('net_loss') },
        activeMembers: later('active_members'),
      },
    });
}

import { and, between, eq, inArray, sql } from 'drizzle-orm';
import type { IncomeDay, IncomeSums } from '#schemas/generated/platform.ts';
import { type MinorUnits, minus, sum, sumOf, ZERO } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { idOfMemberAccount } from '../ledger/ledger-accounts.ts';
import { entries } from '../ledger/ledger-tables.ts';
import { daysFrom } from './days-from.ts';
import type { TeamRange } from './team-counts.ts';
import { earningsOf } from './team-earnings.ts';

type Paid = Omit<IncomeSums, 'commission' | 'net'>;
const NOTHING: Paid = { dividends: ZERO, salaries: ZERO, dividendsPaid: ZERO, salariesPaid: ZERO };

/** An agent's income on each day of a range, from its team's bets and from contracts, as the ledger has them. */
export async function incomeDays(db: Database, memberId: number, range: TeamRange): Promise<IncomeDay[]> {
  const { earnings, paid } = await db.transaction(
    async (tx) => ({ earnings: await earningsOf(tx, memberId, range), paid: await paidByDay(tx, memberId, range) }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return daysFrom(range.from, range.to).map((day) => {
    const commission = sumOf(earnings.filter((row) => row.day === day).map((row) => row.commission));
    const amounts = paid.get(day) ?? NOTHING;
    return { day, commission, ...amounts, net: netOf(commission, amounts) };
  });
}

/** Adds days up. */
export function incomeSums(days: readonly IncomeDay[]): IncomeSums {
  const of = (name: keyof IncomeSums) => sumOf(days.map((day) => day[name]));
  return {
    ...{ commission: of('commission'), dividends: of('dividends'), salaries: of('salaries') },
    ...{ dividendsPaid: of('dividendsPaid'), salariesPaid: of('salariesPaid'), net: of('net') },
  };
}

function netOf(commission: MinorUnits, { dividends, salaries, dividendsPaid, salariesPaid }: Paid): MinorUnits {
  return minus(sum(commission, dividends, salaries), sum(dividendsPaid, salariesPaid));
}

async function paidByDay(db: Database, memberId: number, { start, end, timeZone }: TeamRange) {
  const day = sql<string>`to_char(to_timestamp(${entries.createdAt} / 1000.0) at time zone ${timeZone}::text,
    'YYYY-MM-DD')`;
  const total = (kind: 'dividend' | 'salary', sign: 1 | -1) => {
    const amount = sql`${entries.amount} * ${sign}::integer`;
    return sql`coalesce(sum(${amount}) filter (where ${entries.kind} = ${kind} and ${amount} > 0), 0)`.mapWith(moneyOf);
  };
  const rows = await db
    .select({
      ...{ day: day.as('paid_on'), dividends: total('dividend', 1), salaries: total('salary', 1) },
      ...{ dividendsPaid: total('dividend', -1), salariesPaid: total('salary', -1) },
    })
    .from(entries)
    .where(
      and(
        ...[eq(entries.accountId, idOfMemberAccount(memberId)), inArray(entries.kind, ['dividend', 'salary'])],
        between(entries.createdAt, start, end - 1),
      ),
    )
    .groupBy(sql`paid_on`);
  return new Map(rows.map(({ day: on, ...amounts }) => [on, amounts]));
}

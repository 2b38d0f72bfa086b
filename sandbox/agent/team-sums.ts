import { and, between, eq } from 'drizzle-orm';
import type { TeamDay, TeamLevel, TeamSums } from '#schemas/generated/platform.ts';
import { minus, sumOf } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { daysFrom } from './days-from.ts';
import { activeMembers, type TeamRange } from './team-counts.ts';
import { type DayEarnings, earningsOf } from './team-earnings.ts';
import { teamDays } from './team-tables.ts';

type Row = typeof teamDays.$inferSelect;

/** Rows of a part of the team or of the range, with what is counted apart. */
interface Part extends Pick<TeamSums, 'activeMembers'> {
  rows: readonly Row[];
  earnings: readonly DayEarnings[];
}

/**
 * What the team of an account did in a range of days, in all, by day and by level; a team is the account and all below it.
 * @param members how many accounts each level has
 */
export async function teamSums(
  db: Database,
  memberId: number,
  { range, members }: { range: TeamRange; members: ReadonlyMap<number, number> },
) {
  const { from, to } = range;
  const rows = await db
    .select()
    .from(teamDays)
    .where(and(eq(teamDays.memberId, memberId), between(teamDays.day, from, to)));
  const earnings = await earningsOf(db, memberId, range);
  const active = await activeMembers(db, memberId, range);
  const part = (isMeant: (of: Pick<Row, 'day' | 'level'>) => boolean, activeMembers = 0): Part => ({
    ...{ rows: rows.filter(isMeant), earnings: earnings.filter(isMeant), activeMembers },
  });
  const days = daysFrom(from, to).map((day) => ({ day, ...part((of) => of.day === day, active.byDay.get(day)) }));
  const levels = [...members].map(([level, accounts]) => ({
    ...{ level, members: accounts, ...part((of) => of.level === level, active.byLevel.get(level)) },
  }));
  return {
    totals: partSums(part(() => true, active.total)) satisfies TeamSums,
    days: days.map(partSums) satisfies TeamDay[],
    levels: levels.map(partSums) satisfies TeamLevel[],
  };
}

/** A part’s sums, with its name. */
function partSums<Named extends Part>({ rows, earnings, ...named }: Named) {
  const sum = (of: 'stake' | 'win' | 'deposits' | 'withdrawals') => sumOf(rows.map((row) => row[of]));
  const earned = (of: 'rebate' | 'commission') => sumOf(earnings.map((row) => row[of]));
  const count = (of: 'firstDeposits' | 'registrations') => rows.reduce((total, row) => total + row[of], 0);
  return {
    ...named,
    registrations: count('registrations'),
    firstDeposits: count('firstDeposits'),
    ...{ deposits: sum('deposits'), withdrawals: sum('withdrawals') },
    ...{ turnover: sum('stake'), netLoss: minus(sum('stake'), sum('win')) },
    ...{ rebate: earned('rebate'), commission: earned('commission') },
  };
}

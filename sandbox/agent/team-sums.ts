import { and, between, eq } from 'drizzle-orm';
import type { TeamDay, TeamLevel, TeamSums } from '#schemas/generated/platform.ts';
import { minus, sumOf } from '#schemas/money/minor-units.ts';
import type { Database } from '../database/database.ts';
import { daysFrom } from './days-from.ts';
import { activeMembers, type TeamRange } from './team-counts.ts';
import { teamDays } from './team-tables.ts';
import { wholeUnits } from './whole-units.ts';

type Row = typeof teamDays.$inferSelect;

/** Rows of a part of the team or of the range, with what is counted apart. */
interface Part extends Pick<TeamSums, 'activeMembers'> {
  rows: readonly Row[];
}

/**
 * Figures of an account's team, including the account, in a range of days: in total, per day and per level. @param
 * members number of accounts per level
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
  const active = await activeMembers(db, memberId, range);
  const part = (isMeant: (of: Pick<Row, 'day' | 'level'>) => boolean, activeMembers = 0): Part => ({
    ...{ rows: rows.filter(isMeant), activeMembers },
  });
  const days = daysFrom(from, to).map((day) => ({ day, ...part((of) => of.day === day, active.byDay.get(day)) }));
  const levels = [...members].map(([level, accounts]) => ({
    ...{ level, members: accounts, ...part((of) => of.level === level, active.byLevel.get(level)) },
  }));
  return {
    totals: inSums(part(() => true, active.total)),
    days: days.map(partSums()) satisfies TeamDay[],
    levels: levels.map(partSums()) satisfies TeamLevel[],
  };
}

function inSums(part: Part): TeamSums {
  return partSums<Part>()(part);
}

/** Sums parts one after the other and rounds rebates and commissions so that they add up to those of the whole. */
function partSums<Named extends Part>() {
  const [rebate, commission] = [wholeUnits(), wholeUnits()];
  return ({ rows, ...named }: Named) => {
    const sum = (of: 'stake' | 'win' | 'deposits' | 'withdrawals') => sumOf(rows.map((row) => row[of]));
    const total = (of: 'earned' | 'kept' | 'firstDeposits' | 'registrations') =>
      rows.reduce((all, row) => all + row[of], 0);
    return {
      ...named,
      registrations: total('registrations'),
      firstDeposits: total('firstDeposits'),
      ...{ deposits: sum('deposits'), withdrawals: sum('withdrawals') },
      ...{ turnover: sum('stake'), netLoss: minus(sum('stake'), sum('win')) },
      ...{ rebate: rebate(total('earned')), commission: commission(total('kept')) },
    };
  };
}

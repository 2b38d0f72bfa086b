import { and, between, eq, sql } from 'drizzle-orm';
import type { TeamWeek } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { moneyOf } from '../database/sandbox-schema.ts';
import { addDays, dayIn } from '../merchants/days.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import type { Platform } from '../platform.ts';
import { teamDays } from './team-tables.ts';

const WEEK = 7;
/** `earned` counts ten-thousandths. */
const PARTS = 10_000;

/** Play of a member's team in the last 7 days with today, and in the 7 before. */
export async function weeksOf(platform: Platform, memberId: number): Promise<{ week: TeamWeek; weekBefore: TeamWeek }> {
  const today = dayIn(platform.now(), merchantZone(platform));
  const before = addDays(today, -WEEK);
  return { week: await weekTo(platform, memberId, today), weekBefore: await weekTo(platform, memberId, before) };
}

async function weekTo({ db }: Platform, memberId: number, to: string): Promise<TeamWeek> {
  const from = addDays(to, 1 - WEEK);
  const [sums] = await db
    .select({
      turnover: sql`coalesce(sum(${teamDays.stake}), 0)`.mapWith(moneyOf),
      netLoss: sql`coalesce(sum(${teamDays.stake} - ${teamDays.win}), 0)`.mapWith(moneyOf),
      earned: sql`coalesce(sum(${teamDays.earned}), 0)`.mapWith(Number),
    })
    .from(teamDays)
    .where(and(eq(teamDays.memberId, memberId), between(teamDays.day, from, to)));
  const { earned, ...played } = sums ?? { turnover: minorUnits(0), netLoss: minorUnits(0), earned: 0 };
  return { from, to, ...played, rebate: minorUnits(Math.floor(earned / PARTS)) };
}
